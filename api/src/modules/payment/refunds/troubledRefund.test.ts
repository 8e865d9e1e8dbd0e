import { describeWithDatabase } from '../../../testing/index.ts';
import { decide } from '../../manager/applications/decisions.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { listOpenFindings } from '../findings/store.ts';
import { reconcile } from '../reconciliation/reconcileJob.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { approveAgain, recordTransfer } from './decisions.ts';
import { executeRefunds } from './refundJob.ts';

const DAY_MINUTES = 24 * 60;
const OTHER_ACCOUNT = { bank: '신한은행', account: '11099999999999', accountName: '홍길동' };

describeWithDatabase('a refund that meets trouble', (open) => {
  let portal: TossPortal;
  beforeAll(async () => (portal = await openTossPortal(open)));
  afterEach(() => portal.reset());
  afterAll(() => portal.server.close());

  /** A paid application with an approved cancellation. */
  async function approved(method: 'card' | 'vbank') {
    const begun = await portal.begin(method);
    await portal.visit(portal.book.approve(begun.key));
    if (method === 'vbank') {
      portal.book.deposit(begun.key);
      await portal.webhook(begun.deposited);
    }
    const form = { ...cancelForm(begun.userExaminationNo), bank: '국민은행' };
    await begun.client.call('patchIntEduCancel', form);
    await decide({ applicationNo: begun.userExaminationNo, decision: 'approve' }, portal.staff());
    const refund = async () => {
      const row = await portal.db
        .selectFrom('refund')
        .select(['refund_no', 'status', 'route', 'amount'])
        .where('application_no', '=', begun.userExaminationNo)
        .executeTakeFirstOrThrow();
      return { refundNo: row.refund_no, status: row.status, route: row.route, amount: row.amount };
    };
    /** Runs the job every three minutes. */
    const runs = async (times: number) => {
      for (let run = 0; run < times; run += 1) {
        await executeRefunds(portal.jobs());
        portal.later(3);
      }
    };
    return { ...begun, refund, runs };
  }
  const findingsOf = async (key: string) =>
    (await listOpenFindings(portal.db)).filter(({ gateway_no }) => gateway_no === key).map(({ kind }) => kind);

  describe('because the bank sends the deposit back', () => {
    test('stays failed, regardless of the daily list and webhooks', async () => {
      const { key, changed, refund, runs, states } = await approved('vbank');
      portal.book.refundStatus = 'PENDING';
      await runs(1);
      expect(await refund()).toMatchObject({ status: 'UNKNOWN' });
      portal.book.bankSays(key, 'FAILED');
      await runs(1);
      expect(await portal.webhook(changed)).toBe(200);
      portal.later(DAY_MINUTES);
      await reconcile(portal.jobs());
      expect(await portal.webhook(changed)).toBe(200);
      expect(await refund()).toMatchObject({ status: 'FAILED' });
      expect((await states())[0]).toBe('PAID');
      expect(await findingsOf(key)).toEqual([]);
    });

    test('is done when the gateway reports that it arrived after all', async () => {
      const { key, changed, refund, runs, states } = await approved('vbank');
      portal.book.refundStatus = 'FAILED';
      await runs(1);
      portal.book.bankSays(key, 'COMPLETED');
      await portal.webhook(changed);
      expect(await refund()).toMatchObject({ status: 'DONE' });
      expect((await states())[0]).toBe('REFUNDED');
      expect(await findingsOf(key)).toEqual([]);
    });

    test('is completed by an employee’s transfer: the gateway does not refund it twice', async () => {
      const { refund, runs, states } = await approved('vbank');
      portal.book.refundStatus = 'FAILED';
      await runs(1);
      const { refundNo } = await refund();
      expect(await approveAgain({ refundNo, account: OTHER_ACCOUNT }, portal.staff())).toBe('APPROVED');
      expect(await refund()).toMatchObject({ status: 'APPROVED', route: 'bank' });
      await runs(2);
      portal.later(DAY_MINUTES);
      expect(await recordTransfer({ refundNo }, portal.staff())).toBe('DONE');
      expect((await states())[0]).toBe('REFUNDED');
    });

    test('that arrives after all after a transfer is a finding for the office', async () => {
      const { key, changed, refund, runs } = await approved('vbank');
      portal.book.refundStatus = 'FAILED';
      await runs(1);
      const { refundNo } = await refund();
      await approveAgain({ refundNo, account: OTHER_ACCOUNT }, portal.staff());
      portal.later(DAY_MINUTES);
      await recordTransfer({ refundNo }, portal.staff());
      portal.book.bankSays(key, 'COMPLETED');
      await portal.webhook(changed);
      expect(await refund()).toMatchObject({ status: 'DONE', route: 'bank' });
      expect(await findingsOf(key)).toEqual(['AMOUNT_DIFFERS']);
    });
  });

  describe('because the gateway has a fault', () => {
    test('that passes, is sent once the gateway has recovered', async () => {
      const { key, refund, runs } = await approved('card');
      portal.server.spoil('/cancel', 'storedFault');
      await runs(3);
      expect(await refund()).toMatchObject({ status: 'DONE' });
      expect(portal.book.find(key).cancels).toHaveLength(1);
    });

    test('that lasts, is passed to the office after an hour', async () => {
      const { refund, runs } = await approved('card');
      portal.book.lastingFault = 'FAILED_REFUND_PROCESS';
      await runs(20);
      expect(await refund()).toMatchObject({ status: 'UNKNOWN' });
      await runs(2);
      const { refundNo, status } = await refund();
      expect(status).toBe('FAILED');
      expect(await approveAgain({ refundNo, account: OTHER_ACCOUNT }, portal.staff())).toBe('APPROVED');
      expect(await refund()).toMatchObject({ status: 'APPROVED', route: 'bank' });
    });

    test('and is refunded in the console while it waits for a transfer, went to no account', async () => {
      const { key, client, userExaminationNo, changed, refund, runs } = await approved('card');
      portal.book.lastingFault = 'FAILED_REFUND_PROCESS';
      await runs(22);
      portal.book.lastingFault = null;
      const { refundNo } = await refund();
      await approveAgain({ refundNo, account: OTHER_ACCOUNT }, portal.staff());
      portal.book.cancel(key, { cancelReason: '상점 관리자', cancelAmount: undefined });
      expect(await portal.webhook(changed)).toBe(200);
      expect(await refund()).toMatchObject({ status: 'DONE', route: 'gateway' });
      const { entity } = await client.call('getMapUserEdu', { userExaminationNo });
      expect(entity).toMatchObject({
        refund: { status: 'DONE', bank: '', account: '', accountName: '', doneAt: expect.any(String) as string },
      });
      expect(await recordTransfer({ refundNo }, portal.staff())).toBeNull();
    });

    test('and does not answer for an hour, is never sent by bank: it may have been executed', async () => {
      const { key, refund, runs } = await approved('card');
      // The gateway refunds it, the response is lost, and all later queries fail.
      portal.server.spoil('/cancel', 'lost');
      const read = portal.server.nextAnswered(`/v1/payments/${key}`);
      void read.then(() => portal.server.spoilAll(key, 'fault', 1_000));
      await runs(22);
      const { refundNo, status } = await refund();
      expect(status).toBe('FAILED');
      await expect(approveAgain({ refundNo, account: OTHER_ACCOUNT }, portal.staff())).rejects.toMatchObject({
        codeName: 'REFUND_UNANSWERED',
      });
      portal.server.reset();
      expect(await approveAgain({ refundNo }, portal.staff())).toBe('APPROVED');
      await runs(1);
      expect(await refund()).toMatchObject({ status: 'DONE', route: 'gateway' });
      expect(portal.book.find(key).cancels).toHaveLength(1);
    });
  });

  test('that is executed later and aborted has failed, and can be ordered again', async () => {
    const { key, refund, runs, states } = await approved('card');
    portal.book.cancelStatus = 'IN_PROGRESS';
    await runs(2);
    expect(await refund()).toMatchObject({ status: 'UNKNOWN' });
    portal.book.cancelEnds(key, 'ABORTED');
    await runs(1);
    const { refundNo, status } = await refund();
    expect(status).toBe('FAILED');
    expect((await states())[0]).toBe('PAID');
    portal.book.cancelStatus = 'DONE';
    await approveAgain({ refundNo }, portal.staff());
    await runs(1);
    expect(await refund()).toMatchObject({ status: 'DONE' });
    expect((await states())[0]).toBe('REFUNDED');
  });

  test('with two racing orders is made once', async () => {
    const { key, refund, runs } = await approved('card');
    portal.server.spoil('/cancel', 'late');
    await runs(1);
    const attempted = runs(2);
    portal.server.lateWork();
    await attempted;
    expect(await refund()).toMatchObject({ status: 'DONE' });
    expect(portal.book.find(key).cancels).toHaveLength(1);
  });
});
