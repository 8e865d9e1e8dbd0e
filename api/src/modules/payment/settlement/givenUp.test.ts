import { CODES } from '@portal/shared/contract';
import { SECOND_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, duringChange } from '../../../testing/index.ts';
import { decide } from '../../manager/applications/decisions.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { hasOpenTasks } from '../../user/withdrawal/openTasks.ts';
import { DAY_MINUTES, MINUTES_UNTIL_AFTER_THE_DEPOSIT, openMoney } from '../testing/money.ts';
import { expireHeld } from './expireJob.ts';
import { inquireSilent } from './inquiryJob.ts';
import { settle } from './settle.ts';

describeWithDatabase('a payment', (open, kind) => {
  const held = openMoney(open);

  describe('a payment that is given up', () => {
    test('is closed at the gateway before another method replaces it', async () => {
      const { start, checkout, checkoutUrl, states } = await held();
      await start('phone');
      await checkout.press(checkoutUrl, 'approve');
      expect(await states()).toEqual(['FAILED', 'HELD']);
    });

    test('counts when it was paid before it could be replaced', async () => {
      const { start, checkout, checkoutUrl, states, later } = await held();
      await checkout.press(checkoutUrl, 'loseCallback');
      later(1 / 60);
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('is queried for 24 hours: money on the old page is found although every call and webhook failed', async () => {
      const { start, checkout, checkoutUrl, states, gatewayDown, later } = await held();
      const gatewayUp = gatewayDown();
      await start('phone');
      await checkout.takeMoney(checkoutUrl);
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

    test('is not queried for ever: a card for a day, a virtual account for ten', async () => {
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

  if (kind === 'postgresql')
    test('that is reported while a query about it fails is paid, and the job continues', async () => {
      const { checkout, checkoutUrl, gatewayDown, later, states, staff, db } = await held();
      const { paymentKey } = await checkout.takeMoney(checkoutUrl);
      const paid = await checkout.gateway.inquire(paymentKey);
      gatewayDown();
      later(1);
      const asked = await duringChange(
        db,
        async (changing) => paid && settle(paid, { ...staff(), db: changing }),
        () => inquireSilent(checkout.jobs()),
      );
      expect(asked).toBe(1);
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

  test('a deposit made in time and reported late is not late; after a late one a member may leave once the course is completed', async () => {
    const { checkout, checkoutUrl, states, clock, later, staff, userExaminationNo, db, memberNo } = await held('vbank');
    await checkout.press(checkoutUrl, 'issue');
    const paidAt = new Date(clock.now.getTime() + SECOND_MS);
    later(MINUTES_UNTIL_AFTER_THE_DEPOSIT);
    await expireHeld(checkout.jobs());
    await checkout.atGateway(checkoutUrl, (book, key) =>
      Object.assign(book.deposit(key), { approvedAt: paidAt.toISOString() }),
    );
    await checkout.deliver();
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    const { paid_at } = await db.selectFrom('payment').select('paid_at').executeTakeFirstOrThrow();
    expect(paid_at).toEqual(paidAt);
    await db.updateTable('payment').set({ status: 'LATE_PAID' }).execute();
    await decide({ applicationNo: userExaminationNo, decision: 'complete' }, staff());
    expect(await hasOpenTasks(db, memberNo, clock.now)).toBe(false);
  });
});
