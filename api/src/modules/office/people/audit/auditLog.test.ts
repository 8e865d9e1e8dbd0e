import { sql } from 'kysely';
import { inTransaction } from '../../../../database/transaction.ts';
import { recordAct, type Act } from '../../../../internalControls/audit/recordAct.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';

interface Page {
  list: { auditNo: number; reason: string; employee: string }[];
  pageInfo: { next?: number; totalRow: number };
}

describeWithDatabase('the audit log in the office', (open) => {
  let server: TestServer;
  let reader: Employee;
  let actor: { memberNo: number };
  const dayOf = (day: number) => new Date(Date.UTC(2026, 10, day, 2));
  const record = (act: Act, day: number, caller: { memberNo: number } | null = actor) =>
    inTransaction(server.db, (db) => recordAct({ db, now: dayOf(day), ip: '192.0.2.7', caller }, act));
  beforeAll(async () => {
    server = await open({ now: () => dayOf(20) });
    reader = await addEmployee(server, ['members']);
    actor = await server.member({ role: 'employee', user_id: 'clerk7', name: '박서기' });
    await record({ act: 'approve cancellation', object: 'refund', objectNo: 1 }, 1);
    await record({ act: 'show member', object: 'member', objectNo: 5, reason: '문의' }, 2);
    await record({ act: 'show member', object: 'member', objectNo: 6, reason: '문의' }, 3, reader);
    await record({ act: 'set permissions', object: 'member', objectNo: 5 }, 4, null);
  });
  const read = async (filter: object = {}) => (await reader.client.call('officeAudit', filter)).entity as Page;
  const numbers = async (filter: object) => (await read(filter)).list.map(({ auditNo }) => auditNo);

  test('is read newest first, and backwards from a row', async () => {
    const first = await read({ limit: 3 });
    expect(first.list.map(({ auditNo }) => auditNo)).toEqual([4, 3, 2]);
    expect(first.pageInfo).toMatchObject({ next: 2, totalRow: 4 });
    expect(await numbers({ limit: 3, after: first.pageInfo.next, page: 2 })).toEqual([1]);
  });

  test.each([
    ['who', { userId: 'CLERK7' }, [2, 1]],
    ['somebody unknown', { userId: 'nobody' }, []],
    ['what', { act: 'show member' }, [3, 2]],
    ['on which row', { object: 'member', objectNo: 5 }, [4, 2]],
    ['on which table', { object: 'refund' }, [1]],
    ['from', { from: '2026-11-03' }, [4, 3]],
    ['until, that day included', { until: '2026-11-02' }, [2, 1]],
    ['several of these', { act: 'show member', object: 'member', from: '2026-11-03', until: '2026-11-03' }, [3]],
  ])('is filtered by %s', async (_what, filter, expected) => expect(await numbers(filter)).toEqual(expected));

  test('names who acted, and masks what somebody could be reached or paid by', async () => {
    const reason = '010-1234-5678로 통화, 계좌 110-234-567890, kim@example.com, 신청 12번 2026.11.20';
    await record({ act: 'close finding', object: 'money_finding', objectNo: 1, reason, detail: { path: reason } }, 5);
    const [entry] = (await read()).list;
    const masked = '010-****-5678로 통화, 계좌 ************, k***@example.com, 신청 12번 ********';
    expect(entry).toMatchObject({
      employee: '박서기 (clerk7)',
      reason: masked,
      detail: [{ name: 'path', value: masked }],
    });
    expect((await read({ act: 'set permissions' })).list[0]?.employee).toBe('');
  });

  test('can be checked from the browser: the newest rows, and the first that is wrong', async () => {
    const verify = async () => (await reader.client.call('officeVerifyAudit')).entity;
    expect(await verify()).toMatchObject({ checked: 5, brokenAt: null, lastHash: /^[\da-f]{64}$/ });
    await server.database.withoutTimeout(async (owner) => {
      await sql`alter table office_audit disable trigger user`.execute(owner);
      await sql`update office_audit set reason = '다른 사유' where audit_no = 3`.execute(owner);
    });
    expect(await verify()).toMatchObject({ brokenAt: 3, lastHash: '' });
  });
});
