import { CODES } from '@portal/shared/contract';
import { describeOnBothDatabases } from '../../../testing/index.ts';
import { executeRefunds } from '../refunds/refundJob.ts';
import { expireHeld } from '../settlement/expireJob.ts';
import { openMoney } from '../testing/money.ts';
import { decideReview } from './decideReview.ts';

describeOnBothDatabases('the office', (open) => {
  const held = openMoney(open);

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
});
