import type { WaitingKind } from '@portal/shared/contract/office';
import { DAY_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addRefund } from '../../testing/applications.ts';
import { addEmployee } from '../../testing/employee.ts';

const RECEIVED = new Date('2026-11-20T23:00:00+09:00');
const DUE = '2026-11-28T00:00:00+09:00';
const transfer = { status: 'APPROVED', route: 'bank', toAccount: true } as const;
const toName = { status: 'AWAITING_ACCOUNT', toAccount: true, cause: 'OVERPAID' } as const;

interface Seen {
  dueAt: string | null;
  isOverdue: boolean;
}

describeWithDatabase('the days in which members are promised a refund', (open) => {
  let server: TestServer;
  let now: Date;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = RECEIVED;
    await server.db.deleteFrom('named_account').execute();
    await server.db.deleteFrom('refund').execute();
  });
  const employee = async () => (await addEmployee(server, ['money', 'qualification'])).client;
  /** The count of the first page and the row of the list, at a time. */
  const seenAt = async (time: Date, kind: WaitingKind, call: 'officeRefunds' | 'officeCancellations') => {
    now = time;
    const client = await employee();
    const { waiting } = (await client.call('officeOverview')).entity as { waiting: (Seen & { kind: string })[] };
    const { list } = (await client.call(call, {})).entity as { list: Seen[] };
    return [waiting.find((each) => each.kind === kind), ...list];
  };

  test.each([
    ['cancellations', 'officeCancellations', { status: 'REQUESTED', applicationStatus: 'CANCEL_REQUESTED' }],
    ['failedRefunds', 'officeRefunds', { status: 'FAILED' }],
    ['unsettledRefunds', 'officeRefunds', { status: 'UNKNOWN' }],
    ['transfers', 'officeRefunds', transfer],
  ] as const)('are the deadline of what waits: %s', async (kind, call, refund) => {
    await addRefund(server, refund);
    const due = new Date(DUE);
    const early = { dueAt: DUE, isOverdue: false };
    expect(await seenAt(new Date(due.getTime() - 1), kind, call)).toMatchObject([{ kind, count: 1, ...early }, early]);
    const late = { dueAt: DUE, isOverdue: true };
    expect(await seenAt(due, kind, call)).toMatchObject([{ kind, count: 1, ...late }, late]);
  });

  test('begin when an account is named, for what is owed without one', async () => {
    const { refundNo } = await addRefund(server, { ...toName, route: 'bank' });
    const named = new Date(RECEIVED.getTime() + 20 * DAY_MS);
    const none = { dueAt: null, isOverdue: false };
    expect(await seenAt(named, 'refundAccounts', 'officeRefunds')).toMatchObject([none, none]);
    const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
    const input = { refundNo, reason: '전화로 확인', ...account };
    expect(await (await employee()).call('officeNameRefundAccount', input)).toMatchObject({ entity: 'done' });
    const due = { dueAt: '2026-12-18T00:00:00+09:00', isOverdue: false };
    expect(await seenAt(new Date(named.getTime() + DAY_MS), 'transfers', 'officeRefunds')).toMatchObject([due, due]);
  });
});
