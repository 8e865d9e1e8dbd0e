import { sql } from 'kysely';
import { MAX_ROSTER_MEMBERS } from '@portal/shared/contract/office';
import { describeWithDatabase, duringChange, type TestClient, type TestServer } from '../../../../testing/index.ts';
import { rosterJob } from '../../../user/roster/rosterJob.ts';
import { addEmployee, becomeEmployee, type Employee, newestAct } from '../../testing/employee.ts';

const now = new Date('2026-11-20T02:00:00Z');
const business = {
  lcns_no: '20110012345',
  bssh_nm: '한빛국밥집',
  busn_type_nm: '일반음식점',
  site_addr: '서울특별시 중구 한빛로 29',
};

describeWithDatabase('sending a roster', (open, kind) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['members']);
  });

  describe('an entry of the roster', () => {
    beforeEach(async () => {
      await server.db.deleteFrom('roster_entry').execute();
      await server.db.updateTable('member').set({ lcns_no: null }).execute();
    });

    const entryOf = (memberNo: number) =>
      server.db
        .selectFrom('roster_entry')
        .select(['roster_no', 'lcns_no', 'status'])
        .where('member_no', '=', memberNo)
        .executeTakeFirstOrThrow();
    async function addMember(columns: object = {}) {
      const member = await server.member({ ...business, ...columns });
      await rosterJob.run({ ...server.services, db: server.db, log: server.app.log });
      return { ...member, rosterNo: (await entryOf(member.memberNo)).roster_no };
    }
    const take = () => employee.client.call('officeTakeRoster', { reason: '식약처 통보' });
    /** Creates an exported list. */
    const addTaken = async () => {
      await addMember();
      return take();
    };
    const save = (client: TestClient, licence: string) =>
      client.call('updateProfile', {
        ...{ email: 'a@example.com', postCode: '04595', userAddress: '서울특별시 중구 한빛로 27' },
        ...business,
        lcns_no: licence,
      });
    const fileOf = (rows: string[]) =>
      Buffer.from(`\uFEFF${['관리번호,결과,사유', ...rows].join('\r\n')}\r\n`).toString('base64');
    const check = async (rows: string[], client = employee.client) =>
      (await client.call('officeCheckRosterFile', { file: fileOf(rows) })) as {
        status: number;
        entity: { fingerprint: string; rows: { outcome: string; message: string }[] };
      };

    test('follows a changed licence until it is sent, and not while the regulator has it', async () => {
      const { client, memberNo } = await addMember();
      await save(client, '20150000001');
      expect(await entryOf(memberNo)).toMatchObject({ lcns_no: '20150000001', status: 'NOT_SENT' });
      await take();
      await save(client, '20160000002');
      expect(await entryOf(memberNo)).toMatchObject({ lcns_no: '20150000001', status: 'SENT' });
    });

    test('is named once in a file, is in a state that allows it, and is not the employee’s own', async () => {
      const [first, mine] = [await addMember(), await addMember({ name: '박본인', user_birth: '19700101' })];
      await take();
      const unsent = await addMember();
      const { client } = await becomeEmployee(server, mine.memberNo, ['members']);
      const rows = [
        `${first.rosterNo},등록,`,
        `${first.rosterNo},반려,이름이 다릅니다.`,
        `${unsent.rosterNo},등록,`,
        `${mine.rosterNo},등록,`,
      ];
      const { entity } = await check(rows, client);
      expect(entity.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused', 'refused']);
      expect(entity.rows[0]?.message).toContain('같은 회원이 3번째 줄에도 있습니다.');
      expect(entity.rows[2]?.message).toContain('상태에서는 입력할 수 없습니다.');
      const { fingerprint } = entity;
      expect(await client.call('officeEnterRosterFile', { file: fileOf(rows), fingerprint })).toMatchObject({
        entity: 0,
      });
      expect(await newestAct(server)).toMatchObject({ act: 'refuse: register on roster', object_no: mine.rosterNo });
    });

    test('is one of two thousand in a file', async () => {
      const rows = Array.from({ length: 2001 }, (_, index) => `${index + 1},,`);
      expect((await check(rows.slice(1))).status).toBe(200);
      expect(await check(rows)).toMatchObject({ status: 400, entity: { issues: [{ path: 'file' }] } });
    });

    if (kind === 'postgresql') {
      test('that is sent concurrently retains the licence that was sent', async () => {
        const { batchNo } = (await addTaken()).entity as { batchNo: number };
        const { client, memberNo, rosterNo } = await addMember();
        const sent = { status: 'SENT', batch_no: batchNo, sent_at: now } as const;
        await duringChange(
          server.db,
          (changing) => changing.updateTable('roster_entry').set(sent).where('roster_no', '=', rosterNo).execute(),
          () => save(client, '20150000001'),
        );
        expect(await entryOf(memberNo)).toMatchObject({ lcns_no: business.lcns_no, status: 'SENT' });
      });

      test('that is registered by hand concurrently is refused by no file', async () => {
        const { memberNo, rosterNo } = await addMember();
        await take();
        const rows = [`${rosterNo},반려,이름이 다릅니다.`];
        const { fingerprint } = (await check(rows)).entity;
        const entered = await duringChange(
          server.db,
          (changing) =>
            changing
              .updateTable('roster_entry')
              .set({ status: 'REGISTERED', registered_at: now })
              .where('roster_no', '=', rosterNo)
              .execute(),
          () => employee.client.call('officeEnterRosterFile', { file: fileOf(rows), fingerprint }),
        );
        expect(entered).toMatchObject({ code: -2471 });
        expect(await entryOf(memberNo)).toMatchObject({ status: 'REGISTERED' });
      });
    }
  });

  describe('a member sent to the food regulator', () => {
    const business = { lcns_no: '20110012345', bssh_nm: '한빛국밥집', site_addr: '서울특별시 중구 한빛로 29' };
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
});
