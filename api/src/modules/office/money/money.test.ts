import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { storeFinding } from '../../payment/findings/store.ts';
import { addPaid, addRefund, PRICE } from '../testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../testing/employee.ts';

const now = new Date('2026-11-20T12:00:00+09:00');
const account = { accountName: '홍길동', bank: '한빛은행', account: '9998877766655' };

describeWithDatabase("the office's money", (open) => {
  let server: TestServer;
  let first: Employee;
  let second: Employee;
  beforeAll(async () => {
    // All amounts exceed the limit.
    server = await open({ now: () => now, environment: { FOUR_EYES_WON: '10000' } });
    first = await addEmployee(server, ['money', 'qualification'], '박하나');
    second = await addEmployee(server, ['money', 'qualification'], '이둘');
  });
  const statusOf = async (refundNo: number) =>
    (await server.db.selectFrom('refund').select('status').where('refund_no', '=', refundNo).executeTakeFirst())
      ?.status;
  const waiting = async ({ client }: Employee) => {
    const { waiting } = (await client.call('officeOverview')).entity as { waiting: { kind: string; count: number }[] };
    return Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]));
  };

  test('above the limit goes out only after a second employee does the same', async () => {
    const { refundNo } = await addRefund(server, { status: 'FAILED' });
    const again = { refundNo, reason: '카드 재시도' };
    expect(await first.client.call('officeApproveRefundAgain', again)).toMatchObject({ code: 1, entity: 'asked' });
    expect(await statusOf(refundNo)).toBe('FAILED');
    expect(await newestAct(server)).toMatchObject({ act: 'ask: approve refund again', employee_no: first.memberNo });
    expect(await first.client.call('officeApproveRefundAgain', again)).toMatchObject({
      code: -2402,
      message: '먼저 요청하신 건입니다. 다른 직원이 확인해야 처리됩니다.',
    });
    const { list } = (await second.client.call('officeRefunds', { need: 'failed' })).entity as { list: object[] };
    const words = { act: 'approve refund again', amount: PRICE, reason: again.reason };
    expect(list).toMatchObject([{ refundNo, secondLook: { askedBy: '박하나', isOwn: false, ...words } }]);
    expect(await waiting(second)).toMatchObject({ failedRefunds: 1, secondLooks: 1 });
    expect(await waiting(first)).toMatchObject({ failedRefunds: 1, secondLooks: 0 });
    expect(await second.client.call('officeApproveRefundAgain', again)).toMatchObject({ code: 1, entity: 'done' });
    expect(await statusOf(refundNo)).toBe('APPROVED');
    expect(await waiting(second)).toMatchObject({ failedRefunds: 0, secondLooks: 0 });
  });

  test('with an unknown outcome for an hour is shown and counted', async () => {
    const { refundNo } = await addRefund(server, { status: 'UNKNOWN' });
    const shown = async (unknownSince: string) => {
      await server.db
        .updateTable('refund')
        .set({ unknown_since: new Date(unknownSince) })
        .where('refund_no', '=', refundNo)
        .execute();
      const { list } = (await first.client.call('officeRefunds', { need: 'unsettled' })).entity as { list: object[] };
      const { list: all } = (await first.client.call('officeRefunds', {})).entity as { list: { refundNo: number }[] };
      const { unsettledRefunds } = await waiting(first);
      return [list, all.some((refund) => refund.refundNo === refundNo), unsettledRefunds];
    };
    expect(await shown('2026-11-20T11:00:01+09:00')).toEqual([[], false, 0]);
    const row = { refundNo, need: 'unsettled', statusName: '환불확인중', failureName: '' };
    expect(await shown('2026-11-20T11:00:00+09:00')).toMatchObject([[row], true, 1]);
  });

  test('links to its member for employees who may open the page', async () => {
    const { refundNo } = await addRefund(server, { status: 'FAILED' });
    const memberOf = async ({ client }: Employee) => {
      const { list } = (await client.call('officeRefunds', { need: 'failed' })).entity as {
        list: { refundNo: number; memberNo: number | null }[];
      };
      return list.find((refund) => refund.refundNo === refundNo)?.memberNo;
    };
    expect(await memberOf(first)).toBeNull();
    expect(await memberOf(await addEmployee(server, ['money', 'members']))).toEqual(expect.any(Number));
  });

  test('goes to an account that both have entered identically', async () => {
    const waitingForAccount = { toAccount: true, payment: { pay_method: 'vbank' } } as const;
    const { refundNo } = await addRefund(server, { status: 'AWAITING_ACCOUNT', ...waitingForAccount });
    const name = (employee: Employee, changes: object = {}) =>
      employee.client.call('officeNameRefundAccount', { refundNo, reason: '전화로 확인', ...account, ...changes });
    expect(await name(first)).toMatchObject({ entity: 'asked' });
    expect(await name(second, { account: '9998877766656' })).toMatchObject({ code: -2403 });
    expect(await statusOf(refundNo)).toBe('AWAITING_ACCOUNT');
    expect(await name(second)).toMatchObject({ entity: 'done' });
    expect(await statusOf(refundNo)).toBe('APPROVED');
  });

  test('an account is shown unmasked only for its transfer, and the view is recorded without the number', async () => {
    const transfer = { route: 'bank', toAccount: true, payment: { pay_method: 'phone' } } as const;
    const { refundNo } = await addRefund(server, { status: 'APPROVED', ...transfer });
    expect(await first.client.call('officeRefundAccount', { refundNo, reason: '이체' })).toMatchObject({
      entity: { account: '1102345678901', accountName: '홍길동' },
    });
    expect(await newestAct(server)).toMatchObject({ act: 'show refund account', object_no: refundNo, reason: '이체' });
    const failed = await addRefund(server, { status: 'FAILED' });
    expect(await first.client.call('officeRefundAccount', { refundNo: failed.refundNo, reason: '이체' })).toMatchObject(
      { code: -2401 },
    );
    const rows = await server.db.selectFrom('office_audit').selectAll().execute();
    for (const number of ['1102345678901', account.account]) expect(JSON.stringify(rows)).not.toContain(number);
  });

  test('an approval above the limit waits for a second employee, a rejection does not and ends the request', async () => {
    const { applicationNo } = await addRefund(server, { status: 'REQUESTED', applicationStatus: 'CANCEL_REQUESTED' });
    const decide = (employee: Employee, decision: string) =>
      employee.client.call('officeDecideCancellation', {
        userExaminationNo: applicationNo,
        decision,
        reason: '수강함',
      });
    expect(await decide(first, 'approve')).toMatchObject({ entity: 'asked' });
    expect(await waiting(second)).toMatchObject({ cancellations: 1, secondLooks: 1 });
    expect(await decide(second, 'reject')).toMatchObject({ entity: 'done' });
    expect(await waiting(second)).toMatchObject({ cancellations: 0, secondLooks: 0 });
  });

  test('under review is decided by two as well', async () => {
    const { paymentNo } = await addPaid(server, { status: 'HELD_FOR_REVIEW', paid_amount: 40_000 });
    const decide = (employee: Employee) =>
      employee.client.call('officeDecideReview', { paymentNo, decision: 'accept', reason: '차액 확인' });
    const { list } = (await first.client.call('officeReviews')).entity as { list: object[] };
    expect(list).toMatchObject([{ paymentNo, amount: PRICE, paidAmount: 40_000 }]);
    expect(await decide(first)).toMatchObject({ entity: 'asked' });
    expect(await decide(second)).toMatchObject({ entity: 'done' });
    expect(await decide(first)).toMatchObject({ code: -2401 });
  });

  test('a difference is closed once, with a note', async () => {
    const finding = { day: '2026-11-19', kind: 'UNKNOWN_PAYMENT', gateway_no: 'G-1', payment_no: null } as const;
    await storeFinding(server.db, { ...finding, gateway_amount: 30_000, our_amount: 0, found_at: now });
    const { list } = (await first.client.call('officeFindings')).entity as { list: { findingNo: number }[] };
    expect(list).toMatchObject([{ kindName: '우리 기록에 없는 결제', gatewayAmount: 30_000 }]);
    const closing = { findingNo: list[0]?.findingNo ?? 0, note: '결제사 시험 결제였음' };
    expect(await first.client.call('officeCloseFinding', { ...closing, note: '' })).toMatchObject({ status: 400 });
    expect(await first.client.call('officeCloseFinding', closing)).toMatchObject({ entity: 1 });
    expect(await first.client.call('officeCloseFinding', closing)).toMatchObject({ code: -2401 });
    expect(await newestAct(server)).toMatchObject({ act: 'close finding', reason: '결제사 시험 결제였음' });
  });

  test('of a day is the money received and refunded between its midnights', async () => {
    const day = '2026-09-01';
    const at = (text: string) => new Date(`${text}+09:00`);
    await addPaid(server, { paid_at: at('2026-09-01T00:00:00'), pay_method: 'phone' });
    await addPaid(server, { paid_at: at('2026-08-31T23:59:59') });
    await addPaid(server, { paid_at: at('2026-09-02T00:00:00') });
    const { refundNo } = await addRefund(server, {
      status: 'APPROVED',
      payment: { paid_at: at('2026-08-01T10:00:00') },
    });
    await server.db
      .updateTable('refund')
      .set({ status: 'DONE', finished_at: at('2026-09-01T23:59:59') })
      .where('refund_no', '=', refundNo)
      .execute();
    expect((await first.client.call('officeDayReport', { day })).entity).toEqual({
      day,
      reconciledAt: null,
      paid: [{ name: '휴대폰', count: 1, amount: PRICE }],
      refunded: [{ name: '결제 수단으로', count: 1, amount: PRICE }],
      paidTotal: PRICE,
      refundedTotal: PRICE,
      openFindings: 0,
      inquiries: { asked: 0, answered: 0, medianMinutes: null },
    });
  });
});
