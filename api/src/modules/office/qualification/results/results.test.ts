import type { Insertable } from 'kysely';
import { CODES } from '@portal/shared/contract';
import type { ApplicationTable } from '../../../../database/types/tables/manager.ts';
import { verifyChain } from '../../../../internalControls/audit/verifyChain.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addCourse, addExam } from '../../../manager/testing/offerings.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, becomeEmployee, type Employee } from '../../testing/employee.ts';

interface Checked {
  fingerprint: string;
  rows: { line: number; applicant: string; outcome: string; message: string }[];
}

describeWithDatabase('results out of a table', (open) => {
  let server: TestServer;
  let employee: Employee;
  // After the start of everything held on 10 December.
  const begun = new Date('2026-12-10T15:00:00+09:00');
  let now = begun;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['qualification']);
  });
  beforeEach(() => {
    now = begun;
  });

  async function offering(kind: 'education' | 'exam', names: readonly string[]) {
    const offeringNo = await (kind === 'education' ? addCourse : addExam)(server.db, { taken: 20 });
    const key = kind === 'education' ? 'education_no' : 'examination_no';
    const apply = async (name: string, columns: Omit<Partial<Insertable<ApplicationTable>>, 'kind'> = {}) => {
      const answers = JSON.stringify({ name, koName: name, userBirth: '19900101' });
      const added = { kind, status: 'CONFIRMED' as const, [key]: offeringNo, answers, ...columns };
      return (await addApplication(server, added)).applicationNo;
    };
    const numbers: number[] = [];
    for (const name of names) numbers.push(await apply(name));
    return { kind, offeringNo, numbers, apply };
  }
  type Offering = Awaited<ReturnType<typeof offering>>;

  const ask = (call: 'officeCheckResults' | 'officeEnterResults', { kind, offeringNo }: Offering, input: object) =>
    employee.client.call(call, { kind, offeringNo, ...input });
  const fileOf = (table: string) => Buffer.from(table).toString('base64');
  const check = async (of: Offering, table: string) =>
    (await ask('officeCheckResults', of, { file: fileOf(table) })).entity as Checked;
  const enter = (of: Offering, table: string, fingerprint: string) =>
    ask('officeEnterResults', of, { file: fileOf(table), fingerprint, reason: '출석부' });
  const statusesOf = async ({ numbers }: Offering) => {
    const rows = await server.db
      .selectFrom('application')
      .select(['application_no', 'status'])
      .where('application_no', 'in', numbers)
      .orderBy('application_no')
      .execute();
    return rows.map(({ status }) => status);
  };
  const actsOn = (applicationNo: number) =>
    server.db
      .selectFrom('office_audit')
      .select(['act', 'reason', 'employee_no'])
      .where('object', '=', 'application')
      .where('object_no', '=', applicationNo)
      .orderBy('audit_no')
      .execute();

  test('of a course: the preview shows every row and changes nothing, and entering does exactly that', async () => {
    const course = await offering('education', ['가온', '나래', '다미', '라온']);
    const [ga, na, da] = course.numbers;
    const cancelled = await course.apply('마루', { status: 'CANCEL_REQUESTED' });
    const table = [
      '\uFEFF신청번호,이름,결과',
      `${ga},가온,수료`,
      `${na},나래,미수료`,
      `${da},다미,`,
      `${cancelled},마루,수료`,
      '999999,없음,수료',
      `${da},가온,수료`,
      `${course.numbers[3]},라온,합격`,
    ].join('\r\n');
    const { fingerprint, rows } = await check(course, table);
    expect(rows.map(({ line, outcome, message }) => [line, outcome, message])).toEqual([
      [2, 'enter', '신청완료 → 수료'],
      [3, 'enter', '신청완료 → 미수료'],
      [4, 'unchanged', '결과 칸이 비어 있습니다.'],
      [5, 'refused', "'취소접수' 상태의 신청에는 결과를 입력할 수 없습니다."],
      [6, 'refused', '이 번호의 신청자가 없습니다.'],
      [7, 'refused', '이 번호의 신청자와 이름이(가) 다릅니다.'],
      [8, 'refused', '결과를 읽을 수 없습니다. 수료, 미수료 중 하나를 적어주세요.'],
    ]);
    expect(rows[0]?.applicant).toBe(`가온 (신청 ${ga}번)`);
    expect(await statusesOf(course)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED']);

    expect(await enter(course, table, fingerprint)).toMatchObject({ code: 1, entity: 2 });
    expect(await statusesOf(course)).toEqual(['COMPLETED', 'NOT_COMPLETED', 'CONFIRMED', 'CONFIRMED']);
    expect(await actsOn(ga ?? 0)).toEqual([
      { act: 'enter result: complete', reason: '출석부', employee_no: employee.memberNo },
    ]);
    expect(await actsOn(cancelled)).toEqual([]);
    expect(await verifyChain(server.db)).toMatchObject({ broken: null });
    const again = await check(course, table);
    expect(again.rows[0]).toMatchObject({ outcome: 'unchanged', message: "이미 '수료'(으)로 입력되어 있습니다." });
  });

  test('of the caller is rejected and recorded; the others are entered', async () => {
    const exam = await offering('exam', ['가온', '나래']);
    const [ga, na] = exam.numbers;
    const { member_no: own } = await server.db
      .selectFrom('application')
      .select('member_no')
      .where('application_no', '=', na ?? 0)
      .executeTakeFirstOrThrow();
    // The applicants of these tests share a name and birth date; another birth date makes this employee a different
    // person.
    await server.db.updateTable('member').set({ user_birth: '19770707' }).where('member_no', '=', own).execute();
    const { client } = await becomeEmployee(server, own, ['qualification']);
    const input = { kind: 'exam', offeringNo: exam.offeringNo, file: fileOf(`신청번호,결과\n${ga},합격\n${na},합격`) };
    const { fingerprint, rows } = (await client.call('officeCheckResults', input)).entity as Checked;
    expect(rows.map(({ line, outcome, message }) => [line, outcome, message])).toEqual([
      [2, 'enter', '신청완료 → 응시 → 합격'],
      [3, 'refused', CODES.OWN_MATTER.message],
    ]);
    expect(await client.call('officeEnterResults', { ...input, fingerprint })).toMatchObject({ code: 1, entity: 1 });
    expect(await statusesOf(exam)).toEqual(['PASSED', 'CONFIRMED']);
    expect(await actsOn(na ?? 0)).toMatchObject([{ act: 'refuse: enter results', employee_no: own }]);
  });

  test('of an exam: a pass includes having sat, and an existing result stays', async () => {
    const exam = await offering('exam', ['가온', '나래', '다미', '라온']);
    const [ga, na, da, ra] = exam.numbers;
    const first = `신청번호,결과\n${ga},합격\n${na},응시\n${da},결시\n${ra},불합격`;
    const { fingerprint, rows } = await check(exam, first);
    expect(rows[0]?.message).toBe('신청완료 → 응시 → 합격');
    expect(await enter(exam, first, fingerprint)).toMatchObject({ entity: 4 });
    expect(await statusesOf(exam)).toEqual(['PASSED', 'SAT', 'ABSENT', 'FAILED']);
    expect((await actsOn(ga ?? 0)).map(({ act }) => act)).toEqual(['enter result: sit', 'enter result: pass']);
    // Members are notified at the announcement.
    const sealed = await server.db.selectFrom('sealed_result').select('application_no').execute();
    expect(sealed.map(({ application_no }) => application_no)).toEqual(expect.arrayContaining([ga, ra]));
    expect(sealed.map(({ application_no }) => application_no)).not.toContain(na);

    const second = await check(exam, `신청번호,결과\n${ga},불합격\n${na},합격\n${da},응시`);
    expect(second.rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['enter', '발표 전 정정: 합격 → 불합격'],
      ['enter', '응시 → 합격'],
      ['enter', '발표 전 정정: 결시 → 응시'],
    ]);
  });

  test('rows name their applicant by exam number, or by name with birth or phone', async () => {
    const exam = await offering('exam', ['가온', '나래']);
    await exam.apply('나래', { examination_code: '26042-0007', status: 'CANCELLED' });
    const twin = await exam.apply('다미');
    await exam.apply('다미');
    const { user_phone: phone } = await server.db
      .selectFrom('application')
      .innerJoin('member', 'member.member_no', 'application.member_no')
      .select('member.user_phone')
      .where('application_no', '=', twin)
      .executeTakeFirstOrThrow();
    const { rows } = await check(
      exam,
      [
        '성명,생년월일,휴대폰 뒷자리,수험번호,결과',
        '가온,1990-01-01,,,응시',
        '나래,900101,,,응시',
        '다미,19900101,,,응시',
        `다미,,${phone?.slice(-4)},,결시`,
        '나래,19991231,,,응시',
        '가온,,,,응시',
        ',,,26042-0007,응시',
        '가온,,,26042-0007,응시',
      ].join('\n'),
    );
    expect(rows.map(({ outcome, applicant }) => [outcome, applicant])).toEqual([
      ['enter', `가온 (신청 ${exam.numbers[0]}번)`],
      ['enter', `나래 (신청 ${exam.numbers[1]}번)`],
      ['refused', '다미'],
      ['enter', `다미 (신청 ${twin}번)`],
      ['refused', '나래'],
      ['refused', '가온'],
      ['refused', expect.stringContaining('나래 (신청')],
      ['refused', '가온 26042-0007'],
    ]);
    expect(rows[2]?.message).toContain('같은 사람이 여럿입니다.');
    expect(rows[6]?.message).toContain("'취소완료' 상태");
  });

  test('two rows about the same applicant are both rejected, and name each other’s line', async () => {
    const course = await offering('education', ['가온']);
    const [ga] = course.numbers;
    const { rows } = await check(course, `신청번호,이름,생년월일,결과\n${ga},,,수료\n,가온,19900101,미수료\n${ga},,,`);
    expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['refused', '같은 신청자가 3번째 줄에도 있습니다. 한 줄만 남겨주세요.'],
      ['refused', '같은 신청자가 2번째 줄에도 있습니다. 한 줄만 남겨주세요.'],
      ['unchanged', '결과 칸이 비어 있습니다.'],
    ]);
  });

  test('nothing is entered once the file or an applicant has changed', async () => {
    const course = await offering('education', ['가온', '나래']);
    const [ga, na] = course.numbers;
    const table = `신청번호,결과\n${ga},수료\n${na},수료`;
    const { fingerprint } = await check(course, table);
    const before = await verifyChain(server.db);
    // The audit log names the file, so another file is rejected even if its effects are equal.
    for (const other of [table.replace(`${na},수료`, `${na},미수료`), table.replace('신청번호', '접수번호')])
      expect(await enter(course, other, fingerprint)).toMatchObject({ code: -2467 });
    await server.db
      .updateTable('application')
      .set({ status: 'CANCELLED' })
      .where('application_no', '=', na ?? 0)
      .execute();
    expect(await enter(course, table, fingerprint)).toMatchObject({ code: -2467 });
    expect(await statusesOf(course)).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(await verifyChain(server.db)).toEqual(before);
  });

  test('only one of two employees who enter the same table at once succeeds', async () => {
    const course = await offering('education', ['가온', '나래', '다미']);
    const table = `신청번호,결과\n${course.numbers.map((no) => `${no},수료`).join('\n')}`;
    const { fingerprint } = await check(course, table);
    const answers = await Promise.all([enter(course, table, fingerprint), enter(course, table, fingerprint)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([-2467, 1]);
    expect(await actsOn(course.numbers[0] ?? 0)).toHaveLength(1);
  });

  test.each([
    ['이름,생년월일\n가온,19900101', "'결과' 열이 없습니다."],
    ['이름,결과\n가온,수료', '누구의 결과인지 알 수 있는 열이 없습니다.'],
    ['신청번호,결과\n1,"수료', '따옴표'],
    [`신청번호,결과\n${'1,\n'.repeat(10_001)}`, '10,000'],
  ])('a table that cannot be read is refused at the file: %j', async (table, message) => {
    const course = await offering('education', []);
    expect(await ask('officeCheckResults', course, { file: fileOf(table) })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'file', message: expect.stringContaining(message) }] },
    });
  });

  test('there are none of a course that does not exist', async () => {
    const nowhere = { ...(await offering('education', [])), offeringNo: 999_999 };
    expect(await ask('officeCheckResults', nowhere, { file: fileOf('신청번호,결과\n1,수료') })).toMatchObject({
      status: 404,
    });
  });

  test('there are no results before it begins', async () => {
    const course = await offering('education', ['가온']);
    now = new Date('2026-12-10T09:59:59+09:00');
    const table = `신청번호,결과\n${course.numbers[0]},수료`;
    expect(await ask('officeCheckResults', course, { file: fileOf(table) })).toMatchObject({ code: -2404 });
    expect(await enter(course, table, 'x')).toMatchObject({ code: -2404 });
  });
});
