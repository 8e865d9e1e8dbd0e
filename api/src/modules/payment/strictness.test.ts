import { CODES } from '@portal/shared/contract';
import { refundAtConsole } from '../../integrations/gateway/sandbox/refunds.ts';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { callOff, decide } from '../manager/applications/decisions.ts';
import { cancelForm, seatsTaken } from '../manager/testing/offerings.ts';
import { hasOpenMatters } from '../user/withdrawal/openMatters.ts';
import { closeFinding, listOpenFindings } from './findings/store.ts';
import { decideReview } from './office/decideReview.ts';
import { approveAgain, nameAccountForMember, recordTransfer } from './office/refunds.ts';
import { reconcile } from './reconciliation/reconcileJob.ts';
import { executeRefunds } from './refunds/refundJob.ts';
import { expireHeld } from './settlement/expireJob.ts';
import { inquireSilent } from './settlement/inquiryJob.ts';
import { openHeld } from './testing/checkout.ts';

const MINUTES_UNTIL_AFTER_THE_DEPOSIT = 37 * 60;
const DAY_MINUTES = 24 * 60;

describeOnBothDatabases('money, where the world is not kind', (open) => {
  async function held(payMethod: 'card' | 'phone' | 'vbank' = 'card') {
    const all = await openHeld(open, payMethod);
    const { db, server, clock, client, userExaminationNo, checkout } = all;
    return {
      ...all,
      staff: () => ({ db, now: clock.now, log: { warn: () => undefined }, keys: server.configuration.encryptionKeys }),
      start: (method: 'card' | 'phone' | 'vbank') =>
        client.call('startPayment', { userExaminationNo, payMethod: method }) as Promise<{
          code: number;
          status: number;
          entity: { paymentNo: number; checkoutUrl: string };
        }>,
      refunds: () => db.selectFrom('refund').select(['status', 'amount', 'cause']).orderBy('refund_no').execute(),
      /** The gateway does not answer until the result is called. */
      gatewayDown: () => {
        const spies = (['close', 'inquire'] as const).map((name) =>
          jest.spyOn(server.integrations.gateway, name).mockRejectedValue(new Error('down')),
        );
        return () => spies.forEach((spy) => spy.mockRestore());
      },
      gatewayNo: async () =>
        (await db.selectFrom('payment').select('gateway_no').orderBy('payment_no').executeTakeFirstOrThrow())
          .gateway_no ?? '',
      lateDepositForATakenSeat: async () => {
        await checkout.press(all.checkoutUrl, 'issue');
        all.later(MINUTES_UNTIL_AFTER_THE_DEPOSIT);
        await expireHeld(checkout.jobs());
        const next = await server.member();
        await next.client.call('postIntEdu', { educationNo: all.educationNo });
        await checkout.press(all.checkoutUrl, 'lateDeposit');
      },
    };
  }

  describe('a payment that is given up', () => {
    test('is closed at the gateway before another method replaces it', async () => {
      const { start, checkout, checkoutUrl, states } = await held();
      await start('phone');
      await checkout.press(checkoutUrl, 'approve');
      expect(await states()).toEqual(['FAILED', 'HELD']);
    });

    test('counts when it was paid before it could be replaced', async () => {
      const { start, checkout, checkoutUrl, states } = await held();
      await checkout.press(checkoutUrl, 'loseCallback');
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('is asked about for 24 hours: money on the old page is found though every call and callback failed', async () => {
      const { start, checkout, checkoutUrl, states, gatewayDown, later } = await held();
      const gatewayUp = gatewayDown();
      await start('phone');
      await checkout.press(checkoutUrl, 'loseCallback');
      expect(await states()).toEqual(['FAILED', 'HELD']);
      later(2);
      await inquireSilent(checkout.jobs());
      gatewayUp();
      later(2);
      await inquireSilent(checkout.jobs());
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('by cancelling or by time, is closed by the job', async () => {
      const { checkout, checkoutUrl, states, client, userExaminationNo } = await held();
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      await inquireSilent(checkout.jobs());
      await checkout.press(checkoutUrl, 'approve');
      expect(await states()).toEqual(['FAILED', 'CANCELLED']);
    });

    test('is not asked about for ever: a card for a day, a virtual account for ten', async () => {
      const card = await held();
      await card.checkout.press(card.checkoutUrl, 'fail');
      card.later(DAY_MINUTES - 1);
      expect(await inquireSilent(card.checkout.jobs())).toBe(1);
      card.later(DAY_MINUTES);
      expect(await inquireSilent(card.checkout.jobs())).toBe(0);
      const deposit = await held('vbank');
      await deposit.checkout.press(deposit.checkoutUrl, 'fail');
      deposit.later(10 * DAY_MINUTES - 1);
      expect(await inquireSilent(deposit.checkout.jobs())).toBe(1);
      deposit.later(DAY_MINUTES);
      expect(await inquireSilent(deposit.checkout.jobs())).toBe(0);
    });
  });

  describe('a deposit that must go back', () => {
    test('waits for an account; the member is told once, names it, and gets the money', async () => {
      const { lateDepositForATakenSeat, db, checkout, client, userExaminationNo, refunds, states, server, memberNo } =
        await held('vbank');
      await lateDepositForATakenSeat();
      expect(await refunds()).toEqual([{ status: 'AWAITING_ACCOUNT', amount: 50_001, cause: 'OVERPAID' }]);
      const asked = db.selectFrom('member_notice').select('content').where('event', '=', 'accountNeeded');
      expect(await asked.execute()).toMatchObject([{ content: expect.stringContaining('50,001원을 돌려드립니다.') }]);
      await executeRefunds(checkout.jobs());
      expect((await refunds())[0]?.status).toBe('AWAITING_ACCOUNT');
      expect(await hasOpenMatters(db, memberNo)).toBe(true);

      const form = cancelForm(userExaminationNo);
      const stranger = await server.member();
      expect(await stranger.client.call('patchIntRefundAccount', form)).toMatchObject({ status: 404 });
      expect(await client.call('patchIntRefundAccount', form)).toMatchObject({ code: 1, entity: 1 });
      expect(await client.call('patchIntRefundAccount', form)).toMatchObject({
        code: CODES.REFUND_ACCOUNT_NOT_ASKED.code,
      });
      await executeRefunds(checkout.jobs());
      expect((await refunds())[0]?.status).toBe('DONE');
      expect(await states()).toEqual(['REFUNDED', 'EXPIRED']);
      expect(await hasOpenMatters(db, memberNo)).toBe(false);
    });

    test('goes to an account that the office was told; one the gateway refuses is approved again with another', async () => {
      const { lateDepositForATakenSeat, checkout, userExaminationNo, refunds, staff, server, db } = await held('vbank');
      await lateDepositForATakenSeat();
      const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
      const named = await nameAccountForMember({ applicationNo: userExaminationNo, account }, staff());
      expect(named).toBe(1);
      jest.spyOn(server.integrations.gateway, 'refund').mockResolvedValueOnce('FAILED');
      await executeRefunds(checkout.jobs());
      expect((await refunds())[0]?.status).toBe('FAILED');
      const { refund_no: refundNo } = await db.selectFrom('refund').select('refund_no').executeTakeFirstOrThrow();
      const other = { ...account, account: '3333012345678' };
      expect(await approveAgain({ refundNo, account: other }, staff())).toBe('APPROVED');
      expect(await approveAgain({ refundNo }, staff())).toBeNull();
      await executeRefunds(checkout.jobs());
      expect((await refunds())[0]?.status).toBe('DONE');
    });
  });

  test('a partial refund of a mobile payment is done when the office has transferred it', async () => {
    const { checkout, checkoutUrl, clock, client, userExaminationNo, staff, db, states } = await held('phone');
    await checkout.press(checkoutUrl, 'approve');
    clock.now = new Date('2026-12-10T08:00:00+09:00');
    await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
    const { refund_no: refundNo } = await db.selectFrom('refund').select('refund_no').executeTakeFirstOrThrow();
    expect(await recordTransfer({ refundNo }, staff())).toBeNull();
    await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff());
    expect(await recordTransfer({ refundNo }, staff())).toBe('DONE');
    expect(await states()).toEqual(['PART_REFUNDED', 'CANCELLED']);
  });

  describe('an amount that differs', () => {
    test('stops any new payment, and confirms when the office accepts it', async () => {
      const { checkout, checkoutUrl, start, staff, paymentNo, states } = await held();
      await checkout.press(checkoutUrl, 'wrongAmount');
      expect(await start('card')).toMatchObject({ code: CODES.PAYMENT_UNDER_REVIEW.code });
      expect(await decideReview({ paymentNo, decision: 'accept' }, staff())).toBe('PAID');
      expect(await decideReview({ paymentNo, decision: 'giveBack' }, staff())).toBeNull();
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('goes back when the office says so; then another payment may begin', async () => {
      const { checkout, checkoutUrl, start, staff, paymentNo, states, refunds } = await held();
      await checkout.press(checkoutUrl, 'wrongAmount');
      await decideReview({ paymentNo, decision: 'giveBack' }, staff());
      expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 49_001, cause: 'OVERPAID' }]);
      await executeRefunds(checkout.jobs());
      const again = await start('card');
      await checkout.press(again.entity.checkoutUrl, 'approve');
      expect(await states()).toEqual(['REFUNDED', 'CONFIRMED']);
    });

    test('that is accepted after the hold ended takes the seat again, or goes back', async () => {
      const { checkout, checkoutUrl, later, staff, paymentNo, states, server, educationNo, refunds } = await held();
      await checkout.press(checkoutUrl, 'wrongAmount');
      later(31);
      await expireHeld(checkout.jobs());
      const next = await server.member();
      await next.client.call('postIntEdu', { educationNo });
      await decideReview({ paymentNo, decision: 'accept' }, staff());
      expect(await states()).toEqual(['PAID', 'EXPIRED']);
      expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 49_001, cause: 'OVERPAID' }]);
    });
  });

  describe('a course that is called off', () => {
    test('gives up what is held, and money that comes nevertheless goes back', async () => {
      const { checkout, notification, staff, educationNo, states, db, start, refunds } = await held();
      expect(await callOff({ kind: 'education', offeringNo: educationNo }, staff())).toBe(1);
      expect(await states()).toEqual(['FAILED', 'CANCELLED']);
      expect(await seatsTaken(db, educationNo)).toBe(0);
      expect(await start('card')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      await checkout.notify(notification({}));
      expect(await states()).toEqual(['PAID', 'CANCELLED']);
      expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 50_001, cause: 'OVERPAID' }]);
    });

    test('is not confirmed by a payment that arrives between the decision and its work', async () => {
      const { checkout, checkoutUrl, educationNo, states, db, start, refunds } = await held();
      await db.updateTable('education').set({ called_off: true }).where('education_no', '=', educationNo).execute();
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      await checkout.press(checkoutUrl, 'approve');
      expect(await states()).toEqual(['PAID', 'CANCELLED']);
      expect(await seatsTaken(db, educationNo)).toBe(0);
      expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 50_001, cause: 'OVERPAID' }]);
    });

    test('gives back all of it, also where 80 % was asked for', async () => {
      const { checkout, checkoutUrl, educationNo, states, client, userExaminationNo, clock, staff, refunds } =
        await held();
      await checkout.press(checkoutUrl, 'approve');
      clock.now = new Date('2026-12-10T08:00:00+09:00');
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      expect(await callOff({ kind: 'education', offeringNo: educationNo }, staff())).toBe(1);
      await executeRefunds(checkout.jobs());
      expect(await refunds()).toEqual([{ status: 'DONE', amount: 50_001, cause: 'CALLED_OFF' }]);
      expect(await states()).toEqual(['REFUNDED', 'CANCELLED']);
    });
  });

  describe('a hold', () => {
    test('ends once, however often the method is changed', async () => {
      const { checkout, checkoutUrl, start, db, later } = await held('vbank');
      const dueAt = async () =>
        (await db.selectFrom('application').select('pay_due_at').executeTakeFirstOrThrow()).pay_due_at?.toISOString();
      await checkout.press(checkoutUrl, 'issue');
      const first = await dueAt();
      later(30 * 60);
      await start('card');
      const second = await start('vbank');
      await checkout.press(second.entity.checkoutUrl, 'issue');
      expect(await dueAt()).toBe(first);
    });

    test('that ended unpaid cannot be taken again by the same member for an hour', async () => {
      const { checkout, client, educationNo, later } = await held();
      later(31);
      await expireHeld(checkout.jobs());
      later(59);
      expect(await client.call('postIntEdu', { educationNo })).toMatchObject({ code: CODES.APPLY_AFTER_EXPIRY.code });
      later(1);
      expect(await client.call('postIntEdu', { educationNo })).toMatchObject({ code: 1 });
    });
  });

  test('a deposit made in time and told late is not late; who finished after a late one may leave', async () => {
    const { checkout, checkoutUrl, notification, states, clock, later, staff, userExaminationNo, db, memberNo } =
      await held('vbank');
    await checkout.press(checkoutUrl, 'issue');
    const paidAt = new Date(clock.now.getTime() + 1);
    later(MINUTES_UNTIL_AFTER_THE_DEPOSIT);
    await expireHeld(checkout.jobs());
    await checkout.notify(notification({ paidAt }));
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    const { paid_at } = await db.selectFrom('payment').select('paid_at').executeTakeFirstOrThrow();
    expect(paid_at).toEqual(paidAt);
    await db.updateTable('payment').set({ status: 'LATE_PAID' }).execute();
    await decide({ applicationNo: userExaminationNo, decision: 'complete' }, staff());
    expect(await hasOpenMatters(db, memberNo)).toBe(false);
  });

  describe('the books', () => {
    test('money that nobody told us of is found by the settlement list of its day, and the office sees it', async () => {
      const { checkout, checkoutUrl, states, db, later, memberNo, clock } = await held();
      await checkout.press(checkoutUrl, 'loseCallback');
      later(DAY_MINUTES);
      expect(await reconcile(checkout.jobs())).toBe(1);
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
      const [finding] = await listOpenFindings(db);
      expect(finding).toMatchObject({ kind: 'MISSED_PAYMENT', gateway_amount: 50_001, our_amount: 0 });
      expect(await reconcile(checkout.jobs())).toBe(0);
      const closing = { findingNo: finding?.finding_no ?? 0, employeeNo: memberNo, note: '확인', now: clock.now };
      expect(await closeFinding(db, closing)).toBe(true);
      expect(await closeFinding(db, closing)).toBe(false);
      expect(await listOpenFindings(db)).toEqual([]);
    });

    test.each([
      ['all of it', 50_001, 'REFUNDED'],
      ['a part', 10_001, 'PART_REFUNDED'],
    ])("a refund of %s at the gateway's own console is recorded and found", async (_what, amount, status) => {
      const { checkout, checkoutUrl, states, gatewayNo, db, later, refunds } = await held();
      await checkout.press(checkoutUrl, 'approve');
      expect(await refundAtConsole(checkout.gateway.parts, { gatewayNo: await gatewayNo(), amount })).toBe(true);
      later(DAY_MINUTES);
      await reconcile(checkout.jobs());
      await reconcile(checkout.jobs());
      expect(await states()).toEqual([status, 'CONFIRMED']);
      expect(await refunds()).toEqual([{ status: 'DONE', amount, cause: 'OUTSIDE' }]);
      expect((await listOpenFindings(db)).map(({ kind }) => kind)).toEqual(['REFUNDED_OUTSIDE']);
    });

    test('a refund that the console made instead of us is done, and no won goes back twice', async () => {
      const { checkout, checkoutUrl, gatewayNo, refunds, client, userExaminationNo, staff, states } = await held();
      await checkout.press(checkoutUrl, 'approve');
      await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
      await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff());
      await refundAtConsole(checkout.gateway.parts, { gatewayNo: await gatewayNo(), amount: 20_000 });
      const answer = await checkout.gateway.inquire(await gatewayNo());
      if (answer) await checkout.notify(answer);
      expect(await refunds()).toEqual([
        { status: 'APPROVED', amount: 30_001, cause: 'CANCEL' },
        { status: 'DONE', amount: 20_000, cause: 'OUTSIDE' },
      ]);
      await executeRefunds(checkout.jobs());
      expect(await states()).toEqual(['REFUNDED', 'CANCELLED']);
    });

    test('a payment that the gateway does not list, and one that we do not have, are findings', async () => {
      const { checkout, checkoutUrl, notification, db, later } = await held();
      await checkout.notify(notification({}));
      const strange = await checkout.gateway.open({
        paymentNo: 999_999,
        amount: 7_000,
        method: 'card',
        title: '',
        returnUrl: '/main',
        dueAt: new Date('2026-12-01'),
      });
      await checkout.press(strange.checkoutUrl, 'approve');
      expect(checkoutUrl).not.toBe(strange.checkoutUrl);
      later(DAY_MINUTES);
      expect(await reconcile(checkout.jobs())).toBe(2);
      expect((await listOpenFindings(db)).map(({ kind }) => kind)).toEqual(['UNKNOWN_PAYMENT', 'NOT_AT_GATEWAY']);
    });
  });

  describe('opening a payment', () => {
    test('locks nothing while the gateway thinks, and a second request waits for the first', async () => {
      const { server, start, client } = await held();
      const { gateway } = server.integrations;
      const real = gateway.open.bind(gateway);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      let ask = () => {};
      const asked = new Promise<void>((resolve) => (ask = resolve));
      jest.spyOn(gateway, 'open').mockImplementationOnce(async (order) => {
        ask();
        await answered;
        return real(order);
      });
      const first = start('phone');
      await asked;
      expect(await client.call('getListBoxNotice')).toMatchObject({ code: 1 });
      expect(await start('phone')).toMatchObject({ status: 409 });
      answer();
      expect(await first).toMatchObject({ code: 1 });
    });

    test('that never ended is given up after a minute, and closed when it opens after all', async () => {
      const { server, start, checkout, later, db } = await held();
      const { gateway } = server.integrations;
      const real = gateway.open.bind(gateway);
      jest.spyOn(gateway, 'open').mockImplementationOnce(async (order) => {
        later(2);
        await inquireSilent(checkout.jobs());
        return real(order);
      });
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      await inquireSilent(checkout.jobs());
      const payments = await db.selectFrom('payment').select(['status', 'closed_at']).orderBy('payment_no').execute();
      expect(payments.map(({ status, closed_at }) => [status, closed_at !== null])).toEqual([
        ['FAILED', true],
        ['FAILED', true],
      ]);
      expect(await start('card')).toMatchObject({ code: 1 });
    });

    test('that the gateway refuses can be tried again at once', async () => {
      const { server, start } = await held();
      jest.spyOn(server.integrations.gateway, 'open').mockRejectedValueOnce(new Error('down'));
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_GATEWAY_DOWN.code });
      expect(await start('phone')).toMatchObject({ code: 1 });
    });
  });

  test('the database refuses states without their money', async () => {
    const { db, checkout, checkoutUrl, userExaminationNo, server, memberNo } = await held();
    const payment = () => db.updateTable('payment');
    await expect(payment().set({ status: 'PAID' }).execute()).rejects.toThrow(/payment_money/);
    await expect(payment().set({ refund_due: 1 }).execute()).rejects.toThrow(/payment_refunded/);
    await expect(db.updateTable('application').set({ status: 'CONFIRMED' }).execute()).rejects.toThrow(
      /application_paid/,
    );
    await checkout.press(checkoutUrl, 'approve');
    await expect(payment().set({ paid_amount: 1 }).execute()).rejects.toThrow(/payment_amount/);
    await expect(payment().set({ status: 'REFUNDED' }).execute()).rejects.toThrow(/payment_whole/);
    const stranger = await server.member();
    expect(stranger.memberNo).not.toBe(memberNo);
    await expect(payment().set({ member_no: stranger.memberNo }).execute()).rejects.toThrow(/payment_of_owner/);
    await expect(
      db
        .insertInto('refund')
        .values({
          application_no: userExaminationNo,
          payment_no: null,
          status: 'APPROVED',
          cause: 'OVERPAID',
          route: 'gateway',
          amount: 1,
          to_account: false,
          percent: 100,
          account_sealed: null,
          requested_at: new Date(),
          decided_at: null,
          leased_until: null,
          finished_at: null,
        })
        .execute(),
    ).rejects.toThrow(/refund_of_payment/);
  });
});
