import { verifyChain } from '../../internalControls/audit/verifyChain.ts';
import { addApplication } from '../../modules/office/testing/applications.ts';
import { newestAct } from '../../modules/office/testing/employee.ts';
import { storeDormantRecord } from '../../modules/user/dormancy/dormantRecord.ts';
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
