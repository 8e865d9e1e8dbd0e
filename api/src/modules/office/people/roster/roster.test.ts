import { CODES } from '@portal/shared/contract';
import { DAY_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../../testing/index.ts';
import { retentionJob } from '../../../user/retention/retentionJob.ts';
import { rosterJob } from '../../../user/roster/rosterJob.ts';
import { joinMember } from '../../../user/testing/joinMember.ts';
import { addEmployee, becomeEmployee, newestAct, type Employee } from '../../testing/employee.ts';

interface Taken {
  batchNo: number;
  fileName: string;
  table: string;
  members: number;
}
interface Listed {
  list: { rosterNo: number; business: string; isOverdue: boolean; dueAt: string; allowedActions: string[] }[];
  pageInfo: { totalRow: number };
}

// A Friday: the second working day after it is a Tuesday.
const START = new Date('2026-11-20T02:00:00Z');
const business = {
  lcns_no: '20110012345',
  bssh_nm: '한빛국밥집',
  busn_type_nm: '일반음식점',
  site_addr: '서울특별시 중구 한빛로 29',
};

describeWithDatabase('the roster of hygiene education', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = START;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = START;
    await server.db.deleteFrom('roster_entry').execute();
    await server.db.deleteFrom('roster_batch').execute();
    await server.db.deleteFrom('member_notice').execute();
    await server.db.updateTable('member').set({ lcns_no: null }).execute();
    employee = await addEmployee(server, ['members']);
  });

  const runJob = (job: typeof rosterJob) => job.run({ ...server.services, db: server.db, log: server.app.log });
  const addMember = async (columns: object = {}) => {
    const member = await server.member({ ...business, ...columns });
    await runJob(rosterJob);
    const { roster_no: rosterNo } = await server.db
      .selectFrom('roster_entry')
      .select('roster_no')
      .where('member_no', '=', member.memberNo)
      .executeTakeFirstOrThrow();
    return { ...member, rosterNo };
  };
  const list = async (input: object = {}) => (await employee.client.call('officeRoster', input)).entity as Listed;
  const take = (input: object = {}, client: TestClient = employee.client) =>
    client.call('officeTakeRoster', { reason: '식약처 통보', ...input });
  const decide = (rosterNo: number, decision: string, reason = '') =>
    employee.client.call('officeDecideRoster', { rosterNo, decision, reason });
  const own = async (client: TestClient) => (await client.call('getMapRoster')).entity;
  const fileOf = (rows: string[]) => Buffer.from(`﻿${rows.join('\r\n')}\r\n`).toString('base64');
  const noticesTo = (memberNo: number) =>
    server.db
      .selectFrom('member_notice')
      .select(['event', 'content'])
      .where('member_no', '=', memberNo)
      .orderBy('notice_no')
      .execute();

  test('entries unanswered by the regulator for a week are counted, and refused ones', async () => {
    const { rosterNo } = await addMember();
    const counts = async () => {
      employee = await addEmployee(server, ['members']);
      const { entity } = await employee.client.call('officeOverview');
      const { waiting } = entity as { waiting: { kind: string; count: number }[] };
      return ['rosterUnanswered', 'rosterRefused'].map((name) => waiting.find(({ kind }) => kind === name)?.count);
    };
    await take();
    expect(await counts()).toEqual([0, 0]);
    now = new Date(START.getTime() + 7 * DAY_MS);
    expect(await counts()).toEqual([1, 0]);
    await decide(rosterNo, 'refuse', '주소가 다름');
    expect(await counts()).toEqual([0, 1]);
    await decide(rosterNo, 'putBack');
    expect(await counts()).toEqual([0, 0]);
  });

  test('a member who joins with a licence is on it at once, and due by the end of the second working day', async () => {
    const { browser, memberNo } = await joinMember(server, 'wooree27', { name: '도우리', userPhone: '01088801234' });
    expect(await own(browser)).toMatchObject({ status: 'NOT_SENT', dueAt: '2026-11-25T00:00:00+09:00' });
    await runJob(rosterJob);
    const entries = server.db.selectFrom('roster_entry').select('status').where('member_no', '=', memberNo);
    expect(await entries.execute()).toEqual([{ status: 'NOT_SENT' }]);
    const without = await server.member();
    await runJob(rosterJob);
    expect(await own(without.client)).toMatchObject({ status: null });
  });

  test('a list has those of its region and time, overdue ones first, and omits only employees', async () => {
    const late = await addMember({ bssh_nm: '늦은집' });
    now = new Date(START.getTime() + 5 * DAY_MS);
    employee = await addEmployee(server, ['members']);
    const early = await addMember({ site_addr: '부산광역시 해운대구 센텀중앙로 79', bssh_nm: '부산집' });
    const { list: all } = await list();
    expect(all.map(({ rosterNo, isOverdue }) => [rosterNo, isOverdue])).toEqual([
      [late.rosterNo, true],
      [early.rosterNo, false],
    ]);
    expect((await list({ region: 'BUSAN' })).list.map(({ business: name }) => name)).toEqual(['부산집']);
    expect((await list({ untilDay: '2026-11-20' })).list.map(({ business: name }) => name)).toEqual(['늦은집']);
    expect((await list({ fromDay: '2026-11-21' })).list.map(({ business: name }) => name)).toEqual(['부산집']);
    const { waiting } = (await employee.client.call('officeOverview')).entity as { waiting: object[] };
    expect(waiting).toContainEqual(
      expect.objectContaining({ kind: 'roster', count: 2, oldestAt: '2026-11-20T11:00:00+09:00' }),
    );
    const writer = await addEmployee(server, ['content', 'qualification', 'money']);
    expect((await writer.client.call('officeRoster', {})).status).toBe(403);
    expect((await take({}, writer.client)).status).toBe(403);
  });

  test('taking a list marks its members as sent, with the data that the regulator requires and nothing else', async () => {
    const { client, rosterNo } = await addMember({ name: '홍길동', user_birth: '19660302', user_phone: '01012345678' });
    const taken = (await take()).entity as Taken;
    expect(taken).toMatchObject({ members: 1, fileName: expect.stringContaining('위생교육 명단 전체 2026-11-20') });
    expect(taken.table.replace('﻿', '').trim().split('\r\n')).toEqual([
      '관리번호,업종,업소명,인허가번호,성명,생년월일,휴대폰번호,소재지,결과,사유',
      `${rosterNo},일반음식점,한빛국밥집,20110012345,홍길동,19660302,01012345678,서울특별시 중구 한빛로 29,,`,
    ]);
    expect(await own(client)).toMatchObject({ status: 'SENT', sentAt: '2026-11-20T11:00:00+09:00' });
    expect(await newestAct(server)).toMatchObject({ act: 'take roster', reason: '식약처 통보' });
    expect(await take()).toMatchObject({ code: -2472 });
    await server.db.updateTable('member').set({ bssh_nm: '다른이름' }).execute();
    const again = await employee.client.call('officeTakeRosterAgain', { batchNo: taken.batchNo, reason: '파일 분실' });
    expect((again.entity as Taken).table).toBe(taken.table);
    expect(await newestAct(server)).toMatchObject({ act: 'take roster again', reason: '파일 분실' });
    const stored = await server.db.selectFrom('roster_row').select('sealed').executeTakeFirstOrThrow();
    expect(stored.sealed.toString('utf8')).not.toContain('홍길동');
  });

  test('three concurrent exports mark nobody twice', async () => {
    const members = [];
    for (let count = 0; count < 6; count += 1) members.push(await addMember());
    const employees = [employee, await addEmployee(server, ['members']), await addEmployee(server, ['members'])];
    const answers = await Promise.all(employees.map(({ client }) => take({}, client)));
    const lists = answers.filter(({ code }) => code === 1).map(({ entity }) => entity as Taken);
    expect(lists.reduce((sum, { members: count }) => sum + count, 0)).toBe(members.length);
    const numbers = lists.flatMap(({ table }) => table.match(/^\d+/gm) ?? []);
    expect(new Set(numbers).size).toBe(members.length);
    expect(answers.filter(({ code }) => code === -2472)).toHaveLength(employees.length - lists.length);
  });

  test('a member is notified of being registered, once, and of a refusal with its reason', async () => {
    const { client, memberNo, rosterNo } = await addMember();
    expect(await decide(rosterNo, 'register')).toMatchObject({ code: -2401 });
    await take();
    expect(await decide(rosterNo, 'refuse')).toMatchObject({ status: 400 });
    expect(await decide(rosterNo, 'refuse', '인허가번호가 다릅니다.')).toMatchObject({ code: 1 });
    expect(await own(client)).toMatchObject({ status: 'REFUSED', reason: '인허가번호가 다릅니다.' });
    expect(await noticesTo(memberNo)).toEqual([
      { event: 'rosterRefused', content: expect.stringContaining('인허가번호가 다릅니다.') },
    ]);
    expect(await decide(rosterNo, 'putBack')).toMatchObject({ code: 1 });
    await take();
    await decide(rosterNo, 'refuse', '이번에는 이름이 다릅니다.');
    expect(await noticesTo(memberNo)).toHaveLength(2);
    await decide(rosterNo, 'putBack');
    await take();
    const { list: batches } = (await employee.client.call('officeRosterBatches', {})).entity as { list: object[] };
    // A resubmitted member stays in the earlier lists.
    expect(batches).toMatchObject([
      { left: 1, refused: 0 },
      { left: 1, refused: 1 },
      { left: 1, refused: 1 },
    ]);
    expect(await decide(rosterNo, 'register')).toMatchObject({ code: 1 });
    expect(await decide(rosterNo, 'register')).toMatchObject({ code: -2401 });
    expect((await noticesTo(memberNo)).map(({ event }) => event)).toEqual([
      'rosterRefused',
      'rosterRefused',
      'rosterRegistered',
    ]);
    expect(await own(client)).toMatchObject({ status: 'REGISTERED' });
  });

  test('a refused member who saves the business again is sent again; another licence follows a registered one', async () => {
    const { client, rosterNo, memberNo } = await addMember();
    await take();
    await decide(rosterNo, 'refuse', '인허가번호가 다릅니다.');
    const save = (licence: string) =>
      client.call('updateProfile', {
        email: 'a@example.com',
        postCode: '04595',
        userAddress: '서울특별시 중구 한빛로 27',
        ...business,
        lcns_no: licence,
      });
    expect(await save('20110099999')).toMatchObject({ code: 1 });
    expect(await own(client)).toMatchObject({ status: 'NOT_SENT', reason: '' });
    const { table } = (await take()).entity as Taken;
    expect(table).toContain('20110099999');
    await decide(rosterNo, 'register');
    await save('20110099999');
    await runJob(rosterJob);
    const licences = async () =>
      (
        await server.db
          .selectFrom('roster_entry')
          .select(['lcns_no', 'status'])
          .where('member_no', '=', memberNo)
          .orderBy('roster_no')
          .execute()
      ).map(({ lcns_no, status }) => `${lcns_no} ${status}`);
    expect(await licences()).toEqual(['20110099999 REGISTERED']);
    await save('20150000001');
    expect(await licences()).toEqual(['20110099999 REGISTERED', '20150000001 NOT_SENT']);
    await save('20110099999');
    expect(await licences()).toEqual(['20110099999 REGISTERED']);
  });

  describe('an employee of a branch', () => {
    const REGISTERED = (...numbers: number[]) => fileOf(['관리번호,결과', ...numbers.map((no) => `${no},등록`)]);
    let branchNo: number;
    let branchClient: TestClient;
    let own: Awaited<ReturnType<typeof addMember>>;
    beforeEach(async () => {
      const branch = server.db.insertInto('branch').values({
        ...{ name: '서울지회', kind: 'REGIONAL', parent_no: null },
        ...{ address: '', phone: '', mail_address: '', map_link: '', hours: '' },
      });
      ({ branch_no: branchNo } = await branch.returning('branch_no').executeTakeFirstOrThrow());
      const { memberNo, client } = await addEmployee(server, ['members'], '최직원');
      const assigned = { member_no: memberNo, branch_no: branchNo, assigned_at: now };
      await server.db.insertInto('employee_branch').values(assigned).execute();
      branchClient = client;
      own = await addMember({ branch_by_hand: true, branch_no: branchNo });
    });
    const check = async (file: string, client = branchClient) =>
      (await client.call('officeCheckRosterFile', { file })).entity as {
        fingerprint: string;
        rows: { outcome: string; message: string }[];
      };
    const statuses = async () =>
      (await server.db.selectFrom('roster_entry').select('status').orderBy('roster_no').execute()).map(
        ({ status }) => status,
      );

    test('enters of a file the members of the branch alone, with a forged fingerprint too', async () => {
      const theirs = await addMember();
      await take();
      const file = REGISTERED(own.rosterNo, theirs.rosterNo);
      const { fingerprint, rows } = await check(file);
      expect(rows.map(({ outcome }) => outcome)).toEqual(['enter', 'refused']);
      expect(rows[1]?.message).toBe('이 관리번호의 회원이 명단에 없습니다.');
      const forged = await check(file, employee.client);
      const enter = (said: string) => branchClient.call('officeEnterRosterFile', { file, fingerprint: said });
      expect(await enter(forged.fingerprint)).toMatchObject({ code: CODES.ROSTER_FILE_CHANGED.code });
      expect(await statuses()).toEqual(['SENT', 'SENT']);
      expect(await enter(fingerprint)).toMatchObject({ entity: 1 });
      expect(await statuses()).toEqual(['REGISTERED', 'SENT']);
    });

    test('enters no own matter, although the own account belongs to another branch', async () => {
      await take();
      const { name, user_birth } = await server.db
        .selectFrom('member')
        .select(['name', 'user_birth'])
        .where('member_no', '=', own.memberNo)
        .executeTakeFirstOrThrow();
      await server.db
        .updateTable('member')
        .set({ name, user_birth })
        .where('member_no', 'in', server.db.selectFrom('employee_branch').select('member_no'))
        .execute();
      expect((await check(REGISTERED(own.rosterNo))).rows[0]?.message).toBe(CODES.OWN_MATTER.message);
    });
  });

  test('a file is previewed row by row, and entered exactly as previewed', async () => {
    const [first, second, third] = [await addMember(), await addMember(), await addMember()];
    await take();
    const mine = await addMember({ name: '박본인', user_birth: '19700101' });
    await take();
    const { client } = await becomeEmployee(server, mine.memberNo, ['members']);
    const file = fileOf([
      '관리번호,결과,사유',
      `${first.rosterNo},등록,`,
      `${second.rosterNo},반려,이름이 다릅니다.`,
      `${third.rosterNo},반려,`,
      `${mine.rosterNo},등록,`,
      '999999,등록,',
      `${third.rosterNo},,`,
    ]);
    const checked = (await client.call('officeCheckRosterFile', { file })).entity as {
      fingerprint: string;
      rows: { outcome: string; message: string }[];
    };
    expect(checked.rows.map(({ outcome }) => outcome)).toEqual([
      'enter',
      'enter',
      'refused',
      'refused',
      'refused',
      'unchanged',
    ]);
    const { fingerprint } = checked;
    const other = fileOf(['관리번호,결과,사유', `${first.rosterNo},등록,`]);
    expect(await client.call('officeEnterRosterFile', { file: other, fingerprint })).toMatchObject({ code: -2471 });
    expect(await client.call('officeEnterRosterFile', { file, fingerprint })).toMatchObject({ code: 1, entity: 2 });
    expect(await client.call('officeEnterRosterFile', { file, fingerprint })).toMatchObject({ code: -2471 });
    expect(await own(first.client)).toMatchObject({ status: 'REGISTERED' });
    expect(await own(second.client)).toMatchObject({ status: 'REFUSED', reason: '이름이 다릅니다.' });
    expect(await own(third.client)).toMatchObject({ status: 'SENT' });
    const { entity: batches } = await client.call('officeRosterBatches', {});
    expect(batches).toMatchObject({ list: [{ members: 1 }, { members: 3, registered: 1, refused: 1, left: 3 }] });
    const wrong = fileOf(['이름,결과', '홍길동,등록']);
    expect(await client.call('officeCheckRosterFile', { file: wrong })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'file', message: expect.stringContaining('관리번호') }] },
    });
  });

  test('an exported list is stored for a year, and deleted with its member', async () => {
    const { rosterNo } = await addMember();
    const { batchNo } = (await take()).entity as Taken;
    now = new Date('2027-11-21T02:00:00Z');
    await runJob(retentionJob);
    const entry = server.db.selectFrom('roster_entry').select('status').where('roster_no', '=', rosterNo);
    expect(await entry.execute()).toEqual([{ status: 'SENT' }]);
    employee = await addEmployee(server, ['members']);
    expect(await employee.client.call('officeTakeRosterAgain', { batchNo, reason: '분실' })).toMatchObject({
      code: -2472,
    });
  });
});
