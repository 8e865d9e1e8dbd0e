import { retryCashReceipt } from '../../../enrolment/cashReceipt/retry.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { decide } from '../../manager/applications/decisions.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { executeCashReceipts } from './cashReceiptJob.ts';
import { checkCashReceipts } from './checkJob.ts';

const DAY = 24 * 60;

describeWithDatabase('the notice of a failed cash receipt', (open) => {
  let portal: TossPortal;
  beforeAll(async () => {
    portal = await openTossPortal(open);
  });
  beforeEach(async () => {
    await portal.db.deleteFrom('cash_receipt').execute();
    portal.reset();
    portal.server.api.receipts.clear();
  });
  afterAll(() => portal.server.close());

  /** A received deposit with a cash receipt that is not ordered yet. */
  async function begin() {
    const { client, userExaminationNo, paymentNo, key, deposited } = await portal.begin('vbank');
    await portal.db
      .updateTable('session')
      .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
      .execute();
    const ask = (number: string) =>
      client.call('requestCashReceipt', { paymentNo, cashReceipt: { type: 'INCOME', number } });
    await ask('010-1234-5678');
    await portal.visit(portal.book.approve(key));
    portal.book.deposit(key);
    await portal.webhook(deposited);
    const line = () =>
      portal.db
        .selectFrom('cash_receipt')
        .selectAll()
        .where('payment_no', '=', paymentNo)
        .orderBy('cash_receipt_no', 'desc')
        .executeTakeFirstOrThrow();
    const { member_no } = await line();
    return {
      userExaminationNo,
      ask,
      giveBack: async () => {
        const form = { ...cancelForm(userExaminationNo), bank: '신한은행' };
        expect(await client.call('patchIntEduCancel', form)).toMatchObject({ code: 1 });
        await decide({ applicationNo: userExaminationNo, decision: 'approve' }, portal.staff());
      },
      line,
      run: () => executeCashReceipts(portal.jobs()),
      told: () =>
        portal.db
          .selectFrom('member_notice')
          .select(['content', 'path', 'queued_at'])
          .where('member_no', '=', member_no)
          .where('event', '=', 'cashReceiptFailed')
          .orderBy('notice_no')
          .execute(),
    };
  }

  test('is sent for each rejection, with the number and instructions, but not if corrected before', async () => {
    const { run, told, ask, userExaminationNo } = await begin();
    const { receipts } = portal.server.api;
    receipts.refusal = 'INVALID_REQUEST';
    await run();
    const [first, none] = await told();
    expect(none).toBeUndefined();
    expect(first).toMatchObject({
      path: `/manager/edu/register/view?userExaminationNo=${userExaminationNo}`,
      queued_at: null,
    });
    expect(first?.content).toContain('50,001원의 현금영수증이 발급되지 않았습니다.');
    expect(first?.content).toContain('번호(*******5678)가 맞는지 확인해 고쳐주세요.');
    await ask('010-8765-4321');
    expect((await told())[0]?.queued_at).not.toBeNull();
    await run();
    const [, second] = await told();
    expect(second).toMatchObject({ queued_at: null });
    expect(second?.content).toContain('*******4321');
  });

  test('is sent after a rejection by the tax office, but not if an employee retried before', async () => {
    const { run, told, line } = await begin();
    await run();
    expect(await told()).toEqual([]);
    portal.server.api.receipts.taxOffice((await line()).receipt_key ?? '', 'FAILED');
    portal.later(DAY);
    await checkCashReceipts(portal.jobs());
    expect(await told()).toMatchObject([{ queued_at: null }]);
    expect(await retryCashReceipt(await line(), portal.staff())).toBe('REQUESTED');
    expect((await told())[0]?.queued_at).not.toBeNull();
  });

  test('is not sent if the money is refunded: none is needed any more', async () => {
    const { run, told, line, giveBack } = await begin();
    await run();
    portal.server.api.receipts.taxOffice((await line()).receipt_key ?? '', 'FAILED');
    await giveBack();
    portal.later(DAY);
    await checkCashReceipts(portal.jobs());
    expect(await line()).toMatchObject({ status: 'FAILED' });
    expect(await told()).toEqual([]);
  });

  test('is not sent without an answer: the office determines the outcome', async () => {
    const { run, told, line } = await begin();
    portal.server.spoil('issuing receipts', 'silentAfter');
    portal.server.spoilAll('listing receipts', 'down', 20);
    for (let times = 0; times < 9; times += 1) {
      await run();
      portal.later(10);
    }
    expect(await line()).toMatchObject({ status: 'FAILED', failure: 'UNANSWERED' });
    expect(await told()).toEqual([]);
  });
});
