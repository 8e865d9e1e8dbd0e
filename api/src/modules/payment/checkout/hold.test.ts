import { CODES } from '@portal/shared/contract';
import { describeOnBothDatabases } from '../../../testing/index.ts';
import { expireHeld } from '../settlement/expireJob.ts';
import { openMoney } from '../testing/money.ts';

describeOnBothDatabases('the seat', (open) => {
  const held = openMoney(open);

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
});
