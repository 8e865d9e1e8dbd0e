import { CODES } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../testing/index.ts';
import { cancelForm, seatsTaken } from '../../manager/testing/offerings.ts';
import { openHeld } from '../testing/checkout.ts';
import { expireHeld } from './expireJob.ts';
import { inquireSilent } from './inquiryJob.ts';

describeWithDatabase('paying', (open) => {
  const held = (payMethod: 'card' | 'phone' | 'vbank' = 'card') => openHeld(open, payMethod);

  test('the redirect does not settle the payment; the inquiry of the done page does', async () => {
    const { checkout, checkoutUrl, states, userExaminationNo, client, paymentNo, later } = await held();
    const page = await checkout.page(checkoutUrl);
    expect(page.body).toContain('모의 결제');
    expect(page.body).toContain('50,001원');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const pressed = await checkout.press(checkoutUrl, 'loseCallback');
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers.location).toBe(`/manager/edu/apply/done?userExaminationNo=${userExaminationNo}`);
    expect(await states()).toEqual(['PENDING', 'HELD']);
    later(1 / 60);
    expect((await client.call('paymentState', { paymentNo })).entity).toMatchObject({
      status: 'PAID',
      statusName: '결제완료',
      amount: 50_001,
    });
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('the callback of an approval confirms the application, and three of them do it once', async () => {
    const { checkout, checkoutUrl, states, db, educationNo } = await held();
    await checkout.press(checkoutUrl, 'duplicate');
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    expect(await seatsTaken(db, educationNo)).toBe(1);
    expect(await db.selectFrom('refund').selectAll().execute()).toEqual([]);
  });

  test('a payer who closes the page has ended the payment, whose page takes no money afterwards', async () => {
    const { checkout, checkoutUrl, states } = await held();
    await checkout.press(checkoutUrl, 'cancel');
    expect(await states()).toEqual(['FAILED', 'HELD']);
    await checkout.press(checkoutUrl, 'approve');
    expect(await states()).toEqual(['FAILED', 'HELD']);
  });

  test('a rejected payment stays rejected, however often the page is pressed', async () => {
    const { checkout, checkoutUrl, states } = await held();
    await checkout.press(checkoutUrl, 'fail');
    await checkout.press(checkoutUrl, 'approve');
    expect(await states()).toEqual(['FAILED', 'HELD']);
  });

  test('a delayed approval is pending for five seconds', async () => {
    const { checkout, checkoutUrl, states, client, paymentNo, later } = await held();
    await checkout.press(checkoutUrl, 'delay');
    expect((await client.call('paymentState', { paymentNo })).entity).toMatchObject({ status: 'PENDING' });
    later(5 / 60);
    await client.call('paymentState', { paymentNo });
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('a different amount is held for review and confirms nothing', async () => {
    const { checkout, checkoutUrl, states } = await held();
    await checkout.press(checkoutUrl, 'wrongAmount');
    expect(await states()).toEqual(['HELD_FOR_REVIEW', 'HELD']);
  });

  test('a callback that was not accepted is sent again', async () => {
    const { checkout, checkoutUrl, states, later } = await held();
    const { gateway } = checkout;
    const reach = gateway.send;
    gateway.send = () => Promise.reject(new Error('unreachable'));
    await checkout.takeMoney(checkoutUrl);
    expect(await checkout.deliver()).toBe(1);
    expect(await states()).toEqual(['PENDING', 'HELD']);
    gateway.send = reach;
    later(1);
    expect(await checkout.deliver()).toBe(1);
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    later(60);
    expect(await checkout.deliver()).toBe(0);
  });

  test('a lost callback is found by the job', async () => {
    const { checkout, checkoutUrl, states, later } = await held();
    await checkout.press(checkoutUrl, 'loseCallback');
    expect(await inquireSilent(checkout.jobs())).toBe(0);
    later(1);
    expect(await inquireSilent(checkout.jobs())).toBe(1);
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('a gateway that does not answer leaves the payment unknown until it does', async () => {
    const { checkout, checkoutUrl, states, client, paymentNo, server, later } = await held();
    await checkout.press(checkoutUrl, 'loseCallback');
    later(1 / 60);
    const inquire = jest.spyOn(server.integrations.gateway, 'inquire').mockRejectedValueOnce(new Error('timeout'));
    expect((await client.call('paymentState', { paymentNo })).entity).toMatchObject({
      status: 'UNKNOWN',
      statusName: '결제확인중',
    });
    inquire.mockRestore();
    expect((await client.call('paymentState', { paymentNo })).entity).toMatchObject({ status: 'PAID' });
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('twenty callbacks at once settle once', async () => {
    const { checkout, checkoutUrl, states, db, educationNo, later } = await held();
    await checkout.press(checkoutUrl, 'loseCallback');
    later(1);
    await Promise.all(Array.from({ length: 20 }, () => checkout.notify(checkoutUrl)));
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    expect(await seatsTaken(db, educationNo)).toBe(1);
    expect(await db.selectFrom('refund').selectAll().execute()).toEqual([]);
  });

  test('starting again answers the same page; another method replaces it', async () => {
    const { client, userExaminationNo, paymentNo, checkoutUrl, states } = await held();
    const again = await client.call('startPayment', { userExaminationNo, payMethod: 'card' });
    expect(again.entity).toMatchObject({ paymentNo, checkoutUrl });
    const other = await client.call('startPayment', { userExaminationNo, payMethod: 'phone' });
    expect((other.entity as { paymentNo: number }).paymentNo).not.toBe(paymentNo);
    expect(await states()).toEqual(['FAILED', 'HELD']);
  });

  test('a payment on the old page after choosing another method counts; paying on both refunds one', async () => {
    const { client, userExaminationNo, checkoutUrl, checkout, states, db, server } = await held();
    jest.spyOn(server.integrations.gateway, 'close').mockRejectedValue(new Error('down'));
    const other = (await client.call('startPayment', { userExaminationNo, payMethod: 'phone' })).entity as {
      checkoutUrl: string;
      paymentNo: number;
    };
    for (const url of [checkoutUrl, other.checkoutUrl]) {
      await checkout.takeMoney(url);
      await checkout.deliver();
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    }
    const refunds = await db.selectFrom('refund').select(['payment_no', 'amount', 'status', 'cause']).execute();
    expect(refunds).toEqual([{ payment_no: other.paymentNo, amount: 50_001, status: 'APPROVED', cause: 'OVERPAID' }]);
  });

  test("only a held application of one's own, in time, can be paid", async () => {
    const { server, client, userExaminationNo, checkout, checkoutUrl, paymentNo, later } = await held();
    const stranger = await server.member();
    expect(await stranger.client.call('startPayment', { userExaminationNo, payMethod: 'card' })).toMatchObject({
      status: 404,
    });
    expect(await stranger.client.call('paymentState', { paymentNo })).toMatchObject({ status: 404 });
    later(30);
    expect(await client.call('startPayment', { userExaminationNo, payMethod: 'card' })).toMatchObject({
      code: CODES.PAYMENT_EXPIRED.code,
    });
    later(-1);
    await checkout.press(checkoutUrl, 'approve');
    expect(await client.call('startPayment', { userExaminationNo, payMethod: 'card' })).toMatchObject({
      code: CODES.PAYMENT_NOT_DUE.code,
    });
  });

  test('a seat is given back when nothing was paid in time, but not before', async () => {
    const { checkout, states, later, db, educationNo, server } = await held();
    later(29.99);
    expect(await expireHeld(checkout.jobs())).toBe(0);
    later(0.01);
    expect(await expireHeld(checkout.jobs())).toBe(1);
    expect(await states()).toEqual(['FAILED', 'EXPIRED']);
    expect(await seatsTaken(db, educationNo)).toBe(0);
    const next = await server.member();
    expect(await next.client.call('postIntEdu', { educationNo })).toMatchObject({ code: 1 });
  });

  test('the gateway is asked before a seat is given back: a payment whose callback was lost counts', async () => {
    const { checkout, checkoutUrl, states, later } = await held();
    await checkout.press(checkoutUrl, 'loseCallback');
    later(31);
    expect(await expireHeld(checkout.jobs())).toBe(0);
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('a gateway that does not answer delays the release of the seat by ten minutes', async () => {
    const { checkout, states, later, server } = await held();
    jest.spyOn(server.integrations.gateway, 'close').mockRejectedValue(new Error('down'));
    later(31);
    expect(await expireHeld(checkout.jobs())).toBe(0);
    later(10);
    expect(await expireHeld(checkout.jobs())).toBe(1);
    expect(await states()).toEqual(['FAILED', 'EXPIRED']);
  });

  test('a virtual account holds the seat until its due time and is paid by the deposit', async () => {
    const { checkout, checkoutUrl, states, client, userExaminationNo, later } = await held('vbank');
    await checkout.press(checkoutUrl, 'issue');
    expect(await states()).toEqual(['AWAITING_DEPOSIT', 'HELD']);
    const { entity } = await client.call('getMapUserEdu', { userExaminationNo });
    expect(entity).toMatchObject({
      payDueAt: '2026-11-21T23:59:00+09:00',
      payment: { status: 'AWAITING_DEPOSIT', virtualAccount: { bank: '우리은행', dueAt: '2026-11-21T23:59:00+09:00' } },
    });
    later(60);
    expect(await expireHeld(checkout.jobs())).toBe(0);
    await checkout.press(checkoutUrl, 'deposit');
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  const DAY_AND_MORE = 37 * 60;

  test('a late deposit takes the seat again when one is left', async () => {
    const { checkout, checkoutUrl, states, later, db, educationNo } = await held('vbank');
    await checkout.press(checkoutUrl, 'issue');
    later(DAY_AND_MORE);
    await expireHeld(checkout.jobs());
    expect(await states()).toEqual(['EXPIRED', 'EXPIRED']);
    await checkout.press(checkoutUrl, 'lateDeposit');
    expect(await states()).toEqual(['LATE_PAID', 'CONFIRMED']);
    expect(await seatsTaken(db, educationNo)).toBe(1);
  });

  test('a late deposit takes one seat, also if an offer to its member has expired and was not passed on yet', async () => {
    const { checkout, checkoutUrl, states, later, db, client, educationNo } = await held('vbank');
    await checkout.press(checkoutUrl, 'issue');
    later(DAY_AND_MORE);
    await expireHeld(checkout.jobs());
    await db.updateTable('education').set({ line_setting: 'open' }).where('education_no', '=', educationNo).execute();
    later(61);
    expect((await client.call('postIntLine', { educationNo })).code).toBe(1);
    await db.updateTable('place_in_line').set({ offer_due_at: checkout.jobs().now() }).execute();
    await checkout.press(checkoutUrl, 'lateDeposit');
    expect(await states()).toEqual(['LATE_PAID', 'CONFIRMED']);
    expect(await db.selectFrom('place_in_line').select('status').execute()).toEqual([{ status: 'LAPSED' }]);
    expect(await seatsTaken(db, educationNo)).toBe(1);
  });

  test('a late deposit is refunded when no seat is left', async () => {
    const { checkout, checkoutUrl, states, later, db, educationNo, server } = await held('vbank');
    await checkout.press(checkoutUrl, 'issue');
    later(DAY_AND_MORE);
    await expireHeld(checkout.jobs());
    const next = await server.member();
    await next.client.call('postIntEdu', { educationNo });
    await checkout.press(checkoutUrl, 'lateDeposit');
    expect(await states()).toEqual(['LATE_PAID', 'EXPIRED']);
    expect(await db.selectFrom('refund').select(['amount', 'status', 'cause']).execute()).toEqual([
      { amount: 50_001, status: 'AWAITING_ACCOUNT', cause: 'OVERPAID' },
    ]);
    expect(await seatsTaken(db, educationNo)).toBe(1);
  });

  test('money for a cancelled application is refunded', async () => {
    const { checkout, checkoutUrl, states, client, userExaminationNo, db } = await held();
    expect(await client.call('patchIntEduCancel', cancelForm(userExaminationNo))).toMatchObject({ code: 1, entity: 1 });
    expect(await states()).toEqual(['FAILED', 'CANCELLED']);
    await checkout.takeMoney(checkoutUrl);
    await checkout.deliver();
    expect(await states()).toEqual(['PAID', 'CANCELLED']);
    expect(await db.selectFrom('refund').select(['amount', 'percent', 'status']).execute()).toEqual([
      { amount: 50_001, percent: 100, status: 'APPROVED' },
    ]);
  });

  test('a payment that the portal did not register has no page', async () => {
    const { checkout, checkoutUrl } = await held();
    const guessed = `${checkoutUrl.slice(0, -32)}${'0'.repeat(32)}`;
    expect((await checkout.page(guessed)).statusCode).toBe(404);
    expect((await checkout.press(guessed, 'approve')).statusCode).toBe(404);
  });
});
