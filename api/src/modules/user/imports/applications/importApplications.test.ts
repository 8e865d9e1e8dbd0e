import { sql } from 'kysely';
import { inTransaction } from '../../../../database/transaction.ts';
import { hasCompletedCourse } from '../../../../enrolment/application/store.ts';
import { runLine } from '../../../../operator/testing/runLine.ts';
import { describeOnBothDatabases, TEST_NOW, type TestServer } from '../../../../testing/index.ts';
import { addEmployee } from '../../../office/testing/employee.ts';
import { findMember } from '../../account/store.ts';
import { retentionJob } from '../../retention/retentionJob.ts';
import { openSession } from '../../session/session.ts';
import { eraseMember } from '../../withdrawal/eraseMember.ts';

const MEMBERS = `회원번호,아이디,이름,휴대폰번호,생년월일
1001,oldhong,홍길동,01012345678,19700302
1002,oldkim,김하나,01098765432,19700405
`;
const HEADINGS =
  '신청번호,구분,회원번호,교육·시험명,급수,시험구분,장소,신청일,교육일,상태,점수,결제금액,결제방법,결제일,환불금액,환불일';
const table = (...rows: string[]) => [HEADINGS, ...rows].join('\n');
const COURSE =
  'A-1,교육,1001,외식경영관리사 2급 과정,2급,,서울교육장,2015.3.2,2015-04-01,수료,,"80,000원",신용카드,2015-03-02,,';
const EXAM = 'A-2,시험,1001,제3회 2급,2급,필기,서울,2025-03-02,2025-04-01,불합격,52.5,50000,무통장입금,2025-03-03,,';
const CANCELLED =
  'A-3,교육,1002,2급 과정,2급,,부산,2025-01-02,2025-02-01,취소,,80000,휴대폰,2025-01-02,64000,2025-01-20';
/** Tables of everything that the office has to do, and of its money. */
const LIVE = ['application', 'payment', 'refund', 'place_in_line', 'member_notice', 'money_finding', 'bank_line'];

describeOnBothDatabases('importing past applications', (open) => {
  let server: TestServer;
  const clock = { now: TEST_NOW };
  beforeEach(async () => {
    clock.now = TEST_NOW;
    server = await open({ now: () => clock.now });
    await run('members', MEMBERS);
  });

  const run = (kind: string, file: string, options = '') =>
    runLine(server, `import ${kind} --file it.csv${options}`, { read: { 'it.csv': file } });
  const stored = () => server.db.selectFrom('imported_application').selectAll().orderBy('number').execute();
  const numbers = async () => (await stored()).map(({ number }) => number);
  const memberNoOf = async (oldNumber: string) => {
    const { member_no: memberNo } = await server.db
      .selectFrom('imported_member')
      .select('member_no')
      .where('old_number', '=', oldNumber)
      .executeTakeFirstOrThrow();
    return memberNo;
  };
  const loggedIn = async (oldNumber: string) => {
    const browser = server.client();
    const memberNo = await memberNoOf(oldNumber);
    const session = { memberNo, clientId: 'site', takeover: true, caller: null, now: clock.now };
    browser.token = await openSession(server.db, session);
    for (const text of ['terms', 'privacy']) await browser.call('postIntConsent', { text, version: '2021-01-01' });
    return browser;
  };

  test('their members and the office see them, with sums equal to those of the file', async () => {
    const { code, out } = await run('applications', table(COURSE, EXAM, CANCELLED));
    expect([code, out]).toEqual([0, expect.stringContaining('교육 수료 2015년: 1')]);
    for (const line of [
      '신청 건수: 파일 3, 가져오지 않음 0, 저장됨 3',
      '결제금액(원): 파일 210,000, 가져오지 않음 0, 저장됨 210,000',
    ])
      expect(out).toContain(line);
    expect(out).toContain('환불금액(원): 파일 64,000, 가져오지 않음 0, 저장됨 64,000');
    const own = await loggedIn('1001');
    const listed = async (kind: string) => (await own.call('getListImportedApplications', { kind })).entity;
    const exam = {
      ...{ number: 'A-2', title: '제3회 2급', rating: 2, part: '필기', statusName: '불합격', score: 52.5 },
      ...{ paid: 50_000, paidBy: '무통장입금', paidOn: '2025-03-03', refunded: 0, refundedOn: null },
    };
    expect([await listed('exam'), await listed('education')]).toMatchObject([[exam], [{ number: 'A-1' }]]);
    const shown = async (permissions: Parameters<typeof addEmployee>[1]) => {
      const { client } = await addEmployee(server, permissions);
      const { entity } = await client.call('officeMember', { memberNo: await memberNoOf('1002') });
      return (entity as { imported?: object[] }).imported;
    };
    expect(await shown(['members', 'qualification'])).toMatchObject([{ number: 'A-3', refunded: 64_000 }]);
    expect(await shown(['members'])).toBeUndefined();
  });

  test('a completed course admits to the exams of its grade; nothing of them is work or money of this system', async () => {
    const count = async () => {
      const sizes = LIVE.map(async (name) => {
        const { rows } = await sql<{ size: number }>`select count(*)::int as size from ${sql.table(name)}`.execute(
          server.db,
        );
        return rows[0]?.size;
      });
      return Promise.all(sizes);
    };
    const before = await count();
    const memberNo = await memberNoOf('1001');
    expect(await hasCompletedCourse(server.db, memberNo, 2)).toBe(false);
    await run('applications', table(COURSE, EXAM, CANCELLED));
    expect(await count()).toEqual(before);
    expect([
      await hasCompletedCourse(server.db, memberNo, 2),
      await hasCompletedCourse(server.db, memberNo, 1),
    ]).toEqual([true, false]);
    expect(await hasCompletedCourse(server.db, await memberNoOf('1002'), 2)).toBe(false);
  });

  test('rows are refused with line, column and cause; the same file again changes nothing', async () => {
    const rows = table(
      COURSE,
      COURSE,
      'A-4,강연,1001,제목,,,,2025-03-02,2025-04-01,수료,,,,,,',
      'A-5,시험,1001,제목,3급,,,2025-03-02,2025-04-01,수료,백점,만원,,,,',
      'A-6,시험,1001,제목,,,,2025-03-02,2025-04-01,수료,,,,,,',
      'A-7,교육,1001,제목,,,,2025-03-02,2099-04-01,참석,,1000,,,2000,',
      'A-8,교육,9999,제목,,,,2025-03-02,2025-04-01,참석,,1000,,,,',
    );
    const dry = await run('applications', rows, ' --dry-run');
    expect([await stored(), dry.out]).toEqual([[], expect.stringContaining('거절: 6')]);
    const real = await run('applications', rows);
    expect(real.out.split('\n').filter((line) => line.includes('거절\t'))).toEqual([
      '3번째 줄\t거절\t신청번호\t2번째 줄과 같습니다.',
      '4번째 줄\t거절\t구분\t교육과 시험 중 하나를 적어주세요.',
      '5번째 줄\t거절\t급수\t1급과 2급 중 하나를 적거나 비워주세요.',
      '5번째 줄\t거절\t점수\t점수를 72나 72.5처럼 적어주세요.',
      '5번째 줄\t거절\t결제금액\t금액을 15,000처럼 적어주세요.',
      '6번째 줄\t거절\t상태\t시험에는 없는 결과입니다.',
      '7번째 줄\t거절\t교육·시험일\t아직 오지 않은 날입니다. 지난 신청만 가져옵니다.',
      '7번째 줄\t거절\t환불금액\t환불금액이 결제금액보다 큽니다.',
      '8번째 줄\t거절\t회원번호\t이 회원번호로 가져온 회원이 없습니다. 회원을 먼저 가져와주세요.',
    ]);
    expect(real.out).toContain('결제금액(원): 파일 162,000, 가져오지 않음 82,000, 저장됨 80,000');
    expect((await run('applications', table(COURSE))).out).toContain('그대로: 1');
    expect((await run('applications', table(COURSE.replace('80,000', '70,000')))).out).toContain('달라짐: 1');
    expect(await numbers()).toEqual(['A-1']);
    expect((await stored())[0]).toMatchObject({ paid: 80_000 });
  });

  test('sums that the database does not have are an error', async () => {
    await run('applications', table(COURSE, EXAM));
    await sql`update imported_application set paid = 1 where number = 'A-2'`.execute(server.db);
    expect(await run('applications', table(COURSE, EXAM))).toMatchObject({
      code: 1,
      errors: '파일과 저장된 합계가 다릅니다: 결제금액(원)',
    });
  });

  test('their period counts from their own days: older ones are not imported, others are deleted in time', async () => {
    const old = 'A-9,교육,1001,제목,,,,2019-03-02,2019-04-01,미수료,,1000,현금,2019-03-02,,';
    const { code, out } = await run('applications', table(COURSE, EXAM, CANCELLED, old));
    expect([code, out]).toEqual([0, expect.stringContaining('기간 지남: 1')]);
    expect(out).toContain('5번째 줄\t기간 지남\t교육·시험일\t끝난 지 5년이 지난');
    const erase = () => retentionJob.run({ ...server.services, db: server.db, log: server.app.log });
    clock.now = new Date('2030-01-19T12:00:00+09:00');
    await erase();
    expect(await numbers()).toEqual(['A-1', 'A-2', 'A-3']);
    clock.now = new Date('2030-04-03T12:00:00+09:00');
    await erase();
    expect(await numbers()).toEqual(['A-1']);
    expect((await run('applications', table(COURSE, EXAM, CANCELLED, old))).out).toContain('기간 지남: 3');
    expect(await numbers()).toEqual(['A-1']);
  });

  test('they are undone before their members; of a member who has left, no name remains beside them', async () => {
    await run('applications', table(COURSE, EXAM, CANCELLED));
    const undo = (batch: number) => runLine(server, `import undo --batch ${batch} --reason wrong`);
    expect(await undo(1)).toMatchObject({ code: 1, errors: expect.stringContaining('다른 기록이 있어') });
    expect(await undo(2)).toMatchObject({ code: 0, out: '묶음 2: 3' });
    expect(await numbers()).toEqual([]);
    await run('applications', table(COURSE));
    const memberNo = await memberNoOf('1001');
    const leaving = await findMember(server.db, memberNo);
    if (!leaving) throw new Error('the member is missing');
    const { configuration } = server;
    await inTransaction(server.db, (db) => eraseMember(leaving, { db, now: clock.now, configuration }));
    await sql`update member set status = 'WITHDRAWN' where member_no = ${memberNo}`.execute(server.db);
    const retained = await server.db
      .selectFrom('retained_record')
      .select(['kind', 'keep_until'])
      .where('member_no', '=', memberNo)
      .orderBy('record_no')
      .execute();
    expect(retained).toMatchObject([{ kind: 'contract', keep_until: expect.anything() }, { kind: 'education' }]);
    expect((await run('applications', table(EXAM))).out).toContain(
      '2번째 줄\t거절\t회원번호\t그 사이 탈퇴한 회원입니다.',
    );
  });
});
