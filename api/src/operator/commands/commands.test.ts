import { verifyChain } from '../../internalControls/audit/verifyChain.ts';
import { listPermissions } from '../../internalControls/permissions/permissions.ts';
import { addApplication } from '../../modules/office/testing/applications.ts';
import { newestAct } from '../../modules/office/testing/employee.ts';
import { listOpenFindings } from '../../modules/payment/findings/store.ts';
import { expireHeld } from '../../modules/payment/settlement/expireJob.ts';
import { DAY_MINUTES, openMoney } from '../../modules/payment/testing/money.ts';
import { storeDormantRecord } from '../../modules/user/dormancy/dormantRecord.ts';
import { repeatWithdrawalsJob } from '../../modules/user/restored/repeatWithdrawalsJob.ts';
import { joinMember } from '../../modules/user/testing/joinMember.ts';
import { logWithdrawals } from '../../modules/user/withdrawal/withdrawalLog.ts';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { runLine } from '../testing/runLine.ts';

describeWithDatabase('members whose data have got out', (open) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-20T02:00:00Z');
    server = await open({ now: () => now });
  });

  /** Lines of the table that a choice writes. */
  async function listed(choice: string, ids = '') {
    const written = new Map<string, string>();
    const files = { read: { 'ids.txt': ids }, written };
    const answer = await runLine(server, `members concerned ${choice} --out list.csv --reason leak`, files);
    const [headings = '', ...rows] = (written.get('list.csv') ?? '').replace('\uFEFF', '').trim().split('\r\n');
    return { ...answer, headings, rows, numbers: rows.map((row) => Number(row.split(',')[0])) };
  }

  test('are listed with how they are reached and what is stored of them, dormant ones too, and nobody who has left', async () => {
    const { memberNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    const dormant = await server.member({ name: '나도향', user_id: 'dohyang7', user_phone: '01055554321' });
    const { db, configuration } = server;
    const row = await db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', dormant.memberNo)
      .executeTakeFirstOrThrow();
    await storeDormantRecord(db, configuration.encryptionKeys, row);
    await db.updateTable('member').set({ status: 'DORMANT' }).where('member_no', '=', dormant.memberNo).execute();
    await server.member({ status: 'WITHDRAWN', user_id: null, name: null, user_phone: null, email: null });
    const { code, out, headings, rows, numbers } = await listed('--all');
    expect(code).toBe(0);
    expect(headings).toBe('회원번호,아이디,이름,상태,휴대폰,이메일,저장된 정보');
    expect(numbers).toEqual([memberNo, dormant.memberNo]);
    expect(rows[0]).toMatch(/,"이름, 생년월일, 휴대폰 번호, 이메일, 주소, 로그인, 신청"$/);
    expect(rows[1]).toBe(
      `${dormant.memberNo},dohyang7,나도향,휴면,01055554321,user@example.com,"이름, 생년월일, 휴대폰 번호, 이메일, 주소, 로그인"`,
    );
    const entry = await newestAct(server);
    expect(out).toBe(`members: 2, written: list.csv\nto tell them: --leak ${entry.audit_no}`);
    expect(entry).toMatchObject({
      ...{ act: 'list concerned members', object: 'member', object_no: null, ip: 'operator:deploy', reason: 'leak' },
      detail: '{"chosenBy":"all","members":2}',
    });
    expect((await verifyChain(db)).broken).toBeNull();
  });

  test('are those of a file of ids and numbers, whose numbers the audit log has', async () => {
    const [first, second] = [await server.member({ user_id: 'dohyang7' }), await server.member()];
    await server.member();
    const { numbers, out } = await listed('--ids ids.txt', `DoHyang7\r\n\n${second.memberNo}\nnobody1\n999999\n`);
    expect(numbers).toEqual([first.memberNo, second.memberNo]);
    expect(out).toContain('in the file: 4\nmembers: 2,');
    expect(JSON.parse((await newestAct(server)).detail)).toEqual({
      ...{ chosenBy: 'ids', members: 2, shown: `${first.memberNo} ${second.memberNo}` },
    });
  });

  test('are those with rows in the tables that were read', async () => {
    const { memberNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    await server.member();
    expect((await listed('--tables payment,application')).numbers).toEqual([memberNo]);
    expect((await listed('--tables attendance,cash_receipt')).numbers).toEqual([]);
  });

  test('are those who were logged in at the time', async () => {
    const before = await server.member();
    now = new Date('2026-11-23T02:00:00Z');
    const meanwhile = await server.member();
    now = new Date('2026-11-27T02:00:00Z');
    const after = await server.member();
    const period = '--since 2026-11-22T00:00:00Z --until 2026-11-25T00:00:00Z';
    expect((await listed(period)).numbers).toEqual([meanwhile.memberNo]);
    expect((await listed('--since 2026-11-22T00:00:00Z')).numbers).toEqual([meanwhile.memberNo, after.memberNo]);
    expect((await listed('--since 2026-11-20T00:00:00Z')).numbers).toContain(before.memberNo);
  });

  test.each([
    ['--out a.csv --reason x', 'one of --all, --ids, --tables and --since is needed'],
    ['--all --ids a --out a.csv --reason x', 'one of --all, --ids, --tables and --since is needed'],
    ['--all --reason x', '--out is missing'],
    ['--all --out a.csv', '--reason is missing'],
    ['--tables members --out a.csv --reason x', 'no table of members is called "members"'],
    ['--since yesterday --out a.csv --reason x', '--since must be a moment with its zone'],
    ['--since 2026-11-22T00:00:00Z --until 2026-11-21T00:00:00Z --out a.csv --reason x', '--until is before --since'],
  ])('are not listed by "%s"', async (options, words) => {
    const written = new Map<string, string>();
    const answer = await runLine(server, `members concerned ${options}`, { written });
    expect(answer).toMatchObject({ code: 2, errors: expect.stringContaining(words) });
    expect(written.size).toBe(0);
  });
});

describeWithDatabase('members and employees by the operator', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-11-20T02:00:00Z') });
  });
  const run = (line: string) => runLine(server, line);
  const roleOf = async (memberNo: number) =>
    (await server.db.selectFrom('member').select('role').where('member_no', '=', memberNo).executeTakeFirstOrThrow())
      .role;

  test('members are found and shown masked; whom a search showed is in the audit log', async () => {
    const { memberNo } = await server.member({ name: '나도향', user_id: 'dohyang7', user_phone: '01055554321' });
    const row = `${memberNo}\tdoh*****\t나*향\t010-****-4321`;
    for (const search of ['--keyword 나도', '--by userId --keyword dohy', '--by phone --keyword 4321']) {
      const { code, out } = await run(`members find ${search}`);
      expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(row) });
      expect(out).toContain('page 1 of 1, 1 in all');
      expect(out).not.toMatch(/나도향|dohyang7|5555/);
    }
    const { act, ip, employee_no, detail } = await newestAct(server);
    expect({ act, ip, employee_no }).toEqual({ act: 'search members', ip: 'operator:deploy', employee_no: null });
    expect(JSON.parse(detail)).toEqual({ by: 'phone', page: 1, found: 1, shown: String(memberNo) });
  });

  test('a member is employed, listed and dismissed; each act is in the audit log, and no session outlives it', async () => {
    const { memberNo, client } = await server.member({ name: '현진건', user_id: 'jingeon' });
    const employ = 'members employ --id jingeon --reason new --permissions';
    expect(await run(`${employ} money,content,money`)).toEqual({
      code: 0,
      out: 'an employee with: money, content',
      errors: '',
    });
    expect(await newestAct(server)).toMatchObject({
      act: 'set permissions',
      object: 'member',
      object_no: memberNo,
      employee_no: null,
      ip: 'operator:deploy',
      reason: 'new',
      detail: JSON.stringify({ before: '', after: 'content money' }),
    });
    expect(await client.call('officeOverview')).toMatchObject({ code: -1014 });
    expect((await run('employees list')).out).toContain(`${memberNo}\tjingeon\t현진건\tcontent,money\t`);
    expect(await run(`${employ} none`)).toMatchObject({ code: 0, out: 'an employee with: no permissions' });
    expect(await listPermissions(server.db, memberNo)).toEqual([]);
    await run(`${employ} members`);

    expect(await run(`members dismiss --number ${memberNo} --reason left`)).toMatchObject({ code: 0 });
    expect(await newestAct(server)).toMatchObject({
      act: 'dismiss employee',
      object_no: memberNo,
      ip: 'operator:deploy',
      reason: 'left',
    });
    expect(await roleOf(memberNo)).toBe('member');
    expect(await listPermissions(server.db, memberNo)).toEqual([]);
    expect((await run('employees list')).out).not.toContain('jingeon');
    expect((await verifyChain(server.db)).broken).toBeNull();
  });

  test('an account that is not active is not employed, and a member is not dismissed', async () => {
    const [suspended, member] = [await server.member({ status: 'SUSPENDED' }), await server.member()];
    const before = (await newestAct(server)).audit_no;
    expect(await run(`members employ --number ${suspended.memberNo} --permissions money --reason x`)).toEqual({
      code: 1,
      out: '',
      errors: 'the account is not active: SUSPENDED',
    });
    expect(await run(`members dismiss --number ${member.memberNo} --reason x`)).toMatchObject({
      code: 1,
      errors: 'the account is no employee',
    });
    expect(await roleOf(suspended.memberNo)).toBe('member');
    expect((await newestAct(server)).audit_no).toBe(before);
  });

  test.each([
    ['members find', 2, '--keyword is missing'],
    ['members find --by phone --keyword 010', 1, 'keyword: 숫자 4자리를 입력해주세요.'],
    ['members employ --permissions money --reason x', 2, 'either --id or --number'],
    ['members employ --id a --number 1 --permissions money --reason x', 2, 'either --id or --number'],
    ['members employ --id nobody', 2, '--permissions is missing'],
    ['members employ --id nobody --permissions money', 2, '--reason is missing'],
    ['members employ --id nobody --permissions gold --reason x', 2, 'not "gold"'],
    ['members employ --id nobody --permissions money --reason x', 1, 'there is no such account'],
    ['members dismiss --number 999999 --reason x', 1, 'there is no such account'],
  ])('refuses "%s" with %i: %s', async (line, code, words) => {
    expect(await run(line)).toMatchObject({ code, errors: expect.stringContaining(words) });
  });
});

describeWithDatabase('a member’s own data by the operator', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-11-20T02:00:00Z') });
  });

  test('are written to a new file, which the audit log knows with its reason', async () => {
    const { memberNo } = await server.member({ name: '나도향', user_id: 'dohyang7' });
    const written = new Map<string, string>();
    const line = 'members export --id DoHyang7 --out dohyang.json --reason request';
    expect(await runLine(server, line, { written })).toEqual({ code: 0, out: 'written: dohyang.json', errors: '' });
    const file = JSON.parse(written.get('dohyang.json') ?? '') as { data: { table: string; rows: unknown[] }[] };
    expect(file).toMatchObject({ association: '사단법인 한빛외식업협회', madeAt: '2026-11-20T11:00:00+09:00' });
    expect(file.data[0]).toMatchObject({ table: 'member', name: '회원 정보', rows: [{ name: '나도향' }] });
    expect(await newestAct(server)).toMatchObject({
      ...{ act: 'export member', object: 'member', object_no: memberNo, employee_no: null },
      ...{ ip: 'operator:deploy', reason: 'request' },
    });
    expect((await verifyChain(server.db)).broken).toBeNull();
    expect(await runLine(server, line, { written })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('dohyang.json cannot be written'),
    });
  });

  test.each([
    ['members export --out a.json --reason x', 2, '--id is missing'],
    ['members export --id dohyang7 --reason x', 2, '--out is missing'],
    ['members export --id dohyang7 --out a.json', 2, '--reason is missing'],
    [`members export --id dohyang7 --out a.json --reason ${'x'.repeat(501)}`, 1, ''],
    ['members export --id nobody --out a.json --reason x', 1, 'there is no such account'],
  ])('refuses "%s" with %i, and writes nothing', async (line, code, words) => {
    const written = new Map<string, string>();
    const before = (await newestAct(server)).audit_no;
    expect(await runLine(server, line, { written })).toMatchObject({ code, errors: expect.stringContaining(words) });
    expect([written.size, (await newestAct(server)).audit_no]).toEqual([0, before]);
  });
});

describeWithDatabase('a database that is back from a backup', (open) => {
  const held = openMoney(open);

  /** A database as if set back by two minutes: members who left in them are members again. */
  async function openRestored() {
    const all = await held();
    const { server, clock, later } = all;
    const moment = clock.now;
    later(2);
    const hasLeft = async (...memberNos: number[]) => {
      await server.db
        .insertInto('withdrawal_to_log')
        .values(memberNos.map((member_no) => ({ member_no, withdrawn_at: clock.now })))
        .execute();
      await logWithdrawals(server.db, server.integrations.files);
    };
    const join = async (userId: string, userPhone: string) =>
      (await joinMember(server, userId, { name: '도우리', userPhone })).memberNo;
    const stateOf = (memberNo: number) =>
      server.db
        .selectFrom('member')
        .select(['status', 'name'])
        .where('member_no', '=', memberNo)
        .executeTakeFirstOrThrow();
    const restored = () => runLine(server, `database restored --to ${moment.toISOString()}`);
    return { ...all, hasLeft, join, stateOf, restored };
  }

  test('repeats the withdrawals since the backup', async () => {
    const { hasLeft, join, stateOf, restored, db } = await openRestored();
    const memberNo = await join('restored27', '01088820001');
    await hasLeft(memberNo, 99_999_999);
    expect(await restored()).toMatchObject({ code: 0, out: expect.stringContaining('withdrawals repeated: 1\n') });
    expect(await stateOf(memberNo)).toEqual({ status: 'WITHDRAWN', name: null });
    expect(await db.selectFrom('withdrawal_to_repeat').selectAll().execute()).toEqual([]);
    expect((await restored()).out).toContain('withdrawals repeated: 0\n');
  });

  test('waits with one whose application is open again, until it is not', async () => {
    const { hasLeft, stateOf, restored, memberNo, db, server, checkout, later } = await openRestored();
    await hasLeft(memberNo);
    const { out } = await restored();
    expect(out).toContain(`something open again, repeated when it is settled: ${memberNo}\n`);
    expect(await stateOf(memberNo)).toMatchObject({ status: 'ACTIVE' });
    later(DAY_MINUTES);
    await expireHeld(checkout.jobs());
    await repeatWithdrawalsJob.run({ ...server.services, db, log: server.app.log });
    expect(await stateOf(memberNo)).toEqual({ status: 'WITHDRAWN', name: null });
  });

  test('leaves alone a member who joined under the same number afterwards', async () => {
    const { hasLeft, join, stateOf, restored, later } = await openRestored();
    later(-1);
    const memberNo = await join('restored28', '01088820002');
    later(-1);
    await hasLeft(memberNo);
    later(2);
    expect((await restored()).out).toContain('withdrawals repeated: 0\n');
    expect(await stateOf(memberNo)).toMatchObject({ status: 'ACTIVE' });
  });

  test('ends all sessions and gives no number a second time', async () => {
    const { client, join, restored } = await openRestored();
    const before = await join('restored29', '01088820003');
    expect(await restored()).toMatchObject({ code: 0, out: expect.stringMatching(/^sessions ended: [1-9]/) });
    expect(await client.call('userLoginSessionCheck')).toMatchObject({ status: 401 });
    expect(await join('restored30', '01088820004')).toBeGreaterThan(before + 99_999);
  });

  test('finds payments of today at the gateway that we were not notified of, once', async () => {
    const { checkout, checkoutUrl, states, restored, db } = await openRestored();
    await checkout.takeMoney(checkoutUrl);
    expect((await restored()).out).toContain("in the office's list of findings: 1");
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    expect((await listOpenFindings(db)).map(({ kind }) => kind)).toEqual(['MISSED_PAYMENT']);
    expect((await restored()).out).toContain("in the office's list of findings: 0");
  });

  test('reports missing data while the gateway does not respond, and can be run again', async () => {
    const { server, checkout, checkoutUrl, restored } = await openRestored();
    await checkout.takeMoney(checkoutUrl);
    const books = jest.spyOn(server.integrations.gateway, 'settlements').mockRejectedValue(new Error('down'));
    expect(await restored()).toMatchObject({ code: 1, errors: expect.stringMatching(/run this again: Error: down$/) });
    books.mockRestore();
    expect(await restored()).toMatchObject({ code: 0, out: expect.stringContaining('list of findings: 1') });
  });

  test.each(['', '--to yesterday', '--to 2026-11-27', '--to 2026-11-27T03:10:00', '--to 2999-01-01T00:00:00Z'])(
    'is not touched by "%s"',
    async (option) => {
      const { server, client } = await openRestored();
      expect(await runLine(server, `database restored ${option}`.trim())).toMatchObject({ code: 2 });
      expect(await client.call('userLoginSessionCheck')).toMatchObject({ code: 1 });
    },
  );
});
