import { CODES } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../testing/index.ts';
import { callOff } from '../../manager/applications/decisions.ts';
import { cancelForm, seatsTaken } from '../../manager/testing/offerings.ts';
import { executeRefunds } from '../refunds/refundJob.ts';
import { openMoney } from '../testing/money.ts';

describeWithDatabase('calling off', (open) => {
  const held = openMoney(open);

  describe('a course that is called off', () => {
    test('releases held seats, and late money is refunded', async () => {
      const { checkout, checkoutUrl, staff, educationNo, states, db, start, refunds } = await held();
      expect(await callOff({ kind: 'education', offeringNo: educationNo }, staff())).toBe(1);
      expect(await states()).toEqual(['FAILED', 'CANCELLED']);
      expect(await seatsTaken(db, educationNo)).toBe(0);
      expect(await start('card')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      await checkout.takeMoney(checkoutUrl);
      await checkout.deliver();
      expect(await states()).toEqual(['PAID', 'CANCELLED']);
      expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 50_001, cause: 'OVERPAID' }]);
    });

    test('is not confirmed by a payment that arrives between the decision and its work', async () => {
      const { checkout, checkoutUrl, educationNo, states, db, start, refunds } = await held();
      await db.updateTable('education').set({ called_off: true }).where('education_no', '=', educationNo).execute();
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      await checkout.takeMoney(checkoutUrl);
      await checkout.deliver();
      expect(await states()).toEqual(['PAID', 'CANCELLED']);
      expect(await seatsTaken(db, educationNo)).toBe(0);
      expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 50_001, cause: 'OVERPAID' }]);
    });

    test('refunds all of it, even if 80 % was requested', async () => {
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
});
