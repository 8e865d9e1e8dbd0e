import { sql } from 'kysely';
import { MAX_ROSTER_MEMBERS } from '@portal/shared/contract/office';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { rosterJob } from '../../../user/roster/rosterJob.ts';
import { addEmployee, becomeEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const now = new Date('2026-11-20T02:00:00Z');
const business = { lcns_no: '20110012345', bssh_nm: '한빛국밥집', site_addr: '서울특별시 중구 한빛로 29' };

describeWithDatabase('a member sent to the food regulator', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['members']);
  });
  beforeEach(async () => {
    await server.db.deleteFrom('roster_entry').execute();
    await server.db.updateTable('member').set({ lcns_no: null }).execute();
  });

  const runJob = () => rosterJob.run({ ...server.services, db: server.db, log: server.app.log });
  const set = (memberNo: number, columns: object) =>
    server.db.updateTable('member').set(columns).where('member_no', '=', memberNo).execute();
  const take = () => employee.client.call('officeTakeRoster', { reason: '식약처 통보' });
  const listed = async () =>
    ((await employee.client.call('officeRoster', {})).entity as { list: { memberNo: number }[] }).list.length;
  const entered = async () =>
    (await server.db.selectFrom('roster_entry').select('member_no').execute()).map(({ member_no }) => member_no);

  test('has not removed the business since, and is not dormant', async () => {
    const [without, asleep] = [await server.member(business), await server.member(business)];
    await runJob();
    expect(await listed()).toBe(2);
    await set(without.memberNo, { lcns_no: null });
    await set(asleep.memberNo, { status: 'DORMANT' });
    expect(await listed()).toBe(0);
    expect(await take()).toMatchObject({ code: -2472 });
    await set(asleep.memberNo, { status: 'ACTIVE' });
    expect(await take()).toMatchObject({ entity: { members: 1 } });
  });

  test('is no employee, and not dormant or pending', async () => {
    const [working, asleep, pending, member] = [
      await server.member(business),
      await server.member(business),
      await server.member(business),
      await server.member(business),
    ];
    await becomeEmployee(server, working.memberNo, ['content']);
    await set(asleep.memberNo, { status: 'DORMANT' });
    await set(pending.memberNo, { status: 'PENDING' });
    await runJob();
    expect(await entered()).toEqual([member.memberNo]);
  });

  test('was not reported with the same licence by the former system', async () => {
    const [moved, changed] = [
      await server.member(business),
      await server.member({ ...business, lcns_no: '20260099999' }),
    ];
    const { batch_no } = await server.db
      .insertInto('import_batch')
      .values({ kind: 'members', file_hash: Buffer.from('file'), started_at: now })
      .returning('batch_no')
      .executeTakeFirstOrThrow();
    const origin = { batch_no, row_hash: null, lcns_no: business.lcns_no };
    await server.db
      .insertInto('imported_member')
      .values([moved, changed].map(({ memberNo }) => ({ ...origin, member_no: memberNo, old_number: `${memberNo}` })))
      .execute();
    await runJob();
    expect(await entered()).toEqual([changed.memberNo]);
  });

  test('is in the log of each decision', async () => {
    const { memberNo } = await server.member(business);
    await runJob();
    await take();
    const { roster_no: rosterNo } = await server.db
      .selectFrom('roster_entry')
      .select('roster_no')
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    const decide = (decision: string, reason = '') =>
      employee.client.call('officeDecideRoster', { rosterNo, decision, reason });
    expect(await decide('refuse', '인허가번호가 다릅니다.')).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({
      ...{ act: 'refuse on roster', employee_no: employee.memberNo, object_no: rosterNo },
      reason: '인허가번호가 다릅니다.',
    });
  });

  test('is one of two thousand at once, and the rest follow with the next list', async () => {
    const count = MAX_ROSTER_MEMBERS + 1;
    await sql`
      insert into member (user_id, name, user_phone, user_birth, email, role, status, joined_at, lcns_no, site_addr)
      select 'roster' || n, '홍길동', '011' || lpad(n::text, 8, '0'), '19660302', 'roster@example.com', 'member', 'ACTIVE',
        ${now}, '2026' || n, ${business.site_addr}
      from generate_series(1, ${count}::int) as n`.execute(server.db);
    await runJob();
    expect(await take()).toMatchObject({ entity: { members: MAX_ROSTER_MEMBERS } });
    expect(await take()).toMatchObject({ entity: { members: 1 } });
  });
});
