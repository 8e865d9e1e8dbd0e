import { CODES } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../testing/index.ts';
import { seatsTaken } from '../../manager/testing/offerings.ts';
import { executeRefunds } from '../refunds/refundJob.ts';
import { expireHeld } from '../settlement/expireJob.ts';
import { openMoney } from '../testing/money.ts';
import { decideAmountCheck } from './decideAmountCheck.ts';

describeWithDatabase('the office', (open) => {
  const held = openMoney(open);

  describe('a different amount', () => {
    test('stops any new payment, and confirms when the office accepts it', async () => {
      const { checkout, checkoutUrl, start, staff, paymentNo, states } = await held();
      await checkout.press(checkoutUrl, 'wrongAmount');
      expect(await start('card')).toMatchObject({ code: CODES.PAYMENT_UNDER_REVIEW.code });
      expect(await decideAmountCheck({ paymentNo, decision: 'accept' }, staff())).toBe('PAID');
      expect(await decideAmountCheck({ paymentNo, decision: 'giveBack' }, staff())).toBeNull();
      expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    });

    test('is refunded if the office decides so; then another payment may begin', async () => {
      const { checkout, checkoutUrl, start, staff, paymentNo, states, refunds } = await held();
      await checkout.press(checkoutUrl, 'wrongAmount');
      await decideAmountCheck({ paymentNo, decision: 'giveBack' }, staff());
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
      await decideAmountCheck({ paymentNo, decision: 'accept' }, staff());
      expect(await states()).toEqual(['PAID', 'EXPIRED']);
      expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 49_001, cause: 'OVERPAID' }]);
    });
  });

  describe('money refunded before it is reported', () => {
    test('in part waits for the office, which refunds the rest', async () => {
      const { checkout, checkoutUrl, start, staff, paymentNo, states, refunds } = await held();
      await checkout.takeMoney(checkoutUrl);
      await checkout.refundAtConsole(checkoutUrl, 20_000);
      await checkout.deliver();
      expect(await states()).toEqual(['HELD_FOR_REVIEW', 'HELD']);
      expect(await start('card')).toMatchObject({ code: CODES.PAYMENT_UNDER_REVIEW.code });
      await decideAmountCheck({ paymentNo, decision: 'giveBack' }, staff());
      expect(await states()).toEqual(['PAID', 'HELD']);
      expect(await refunds()).toEqual([
        { status: 'DONE', amount: 20_000, cause: 'OUTSIDE' },
        { status: 'APPROVED', amount: 30_001, cause: 'OVERPAID' },
      ]);
    });

    test('as a whole confirms no seat: the hold ends', async () => {
      const { checkout, checkoutUrl, later, states, db, educationNo } = await held();
      await checkout.takeMoney(checkoutUrl);
      await checkout.refundAtConsole(checkoutUrl, 50_001);
      await checkout.deliver();
      expect(await states()).toEqual(['REFUNDED', 'HELD']);
      later(31);
      await expireHeld(checkout.jobs());
      expect(await states()).toEqual(['REFUNDED', 'EXPIRED']);
      expect(await seatsTaken(db, educationNo)).toBe(0);
    });
  });
});
