import { describeWithDatabase, TEST_NOW } from '../../../testing/index.ts';
import { openMoney } from '../testing/money.ts';

describeWithDatabase('the money of a payment', (open) => {
  const held = openMoney(open);

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
          requested_at: TEST_NOW,
          decided_at: null,
          leased_until: null,
          finished_at: null,
        })
        .execute(),
    ).rejects.toThrow(/refund_of_payment/);
  });
});
