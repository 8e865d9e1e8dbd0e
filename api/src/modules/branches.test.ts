import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { calls, CODES, type Call, type CallName } from '@portal/shared/contract';
import { PERMISSIONS } from '@portal/shared/contract/office/permission';
import { OPEN_CALLS, ROW_KEYS, type Confined, type RowTable } from '../pipeline/openCalls.ts';
import { describeWithDatabase, TEST_NOW, type TestClient, type TestServer } from '../testing/index.ts';
import { addEmployee } from './office/testing/employee.ts';

/** Walks over every call of the office as an employee of one branch, while another branch has rows of every kind. */

const MISSING = 999_999_999;
/** Won; above the limit from which two employees decide. */
const REFUNDED = 3_000_000;

/** Valid inputs of open calls beside the numbers of their rows; a new open call that needs one is added there. */
const INPUTS = JSON.parse(
  readFileSync(new URL('../pipeline/testing/openInputs.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, unknown>>;
const ACCOUNT = { bank: '국민은행', account: '12345678901234', accountName: '김민수' };

/** Open calls whose input names rows in a file or a list, each with a test of its own. */
const NAMING_ROWS = /^officeEnter\w+File$|^officeTakeAttendance$/;

const GROUPS = 'select group_no, branch_no from employer_group join education using (education_no)';
const APPLICATIONS = `select application_no, branch_no from application
  left join employer_group on group_no = application_no
  join education on education.education_no = coalesce(application.education_no, employer_group.education_no)`;

/** Columns that lead to the branch of a row, the first that its table has. */
const LEADING = [
  ['branch_no', ''],
  ['group_no', `join (${GROUPS}) as owner using (group_no)`],
  ['application_no', `join (${APPLICATIONS}) as owner using (application_no)`],
  ['education_no', 'join education using (education_no)'],
  ['member_no', 'join member using (member_no)'],
] as const;

/** Tables of the numbers in an answer. */
const BRANCH_OF: Record<string, RowTable> = {
  memberNo: 'member',
  educationNo: 'education',
  offeringNo: 'education',
  userExaminationNo: 'application',
  groupNo: 'employer_group',
  seatNo: 'group_seat',
  paymentNo: 'payment',
  refundNo: 'refund',
  correctionNo: 'correction',
};

/** That of the number in the list of result corrections. */
const RESULT_CORRECTIONS: Record<string, RowTable> = { ...BRANCH_OF, correctionNo: 'result_correction' };

/** Numbers of rows at any depth of an answer, with the names of their fields. */
function numbersIn(value: unknown): [string, number][] {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]): [string, number][] =>
    name in BRANCH_OF && typeof each === 'number' ? [[name, each]] : numbersIn(each),
  );
}

describeWithDatabase('an employee of a branch', (open) => {
  let server: TestServer;
  let browser: TestClient;
  let national: TestClient;
  let employeeNo: number;
  const branches: { own: number; local: number; other: number } = { own: 0, local: 0, other: 0 };

  const addBranch = async (name: string, parentNo: number | null = null, regions: string[] = []) => {
    const branch = { name, kind: parentNo === null ? 'REGIONAL' : 'LOCAL', parentNo, regions };
    const { entity } = await national.call('officeSaveBranch', { branch });
    return Number(entity);
  };
  /** The column that leads to the branch of a table's rows, and how. */
  const leadOf = async (table: RowTable) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}`.execute(server.db);
    const lead = LEADING.find(([column]) => rows.some(({ name }) => name === column));
    return lead ?? [null, 'join (select null::bigint as branch_no) as owner on true'];
  };
  /** Numbers of a table's rows with the branch of each, found without what confines the calls. */
  const rowsOf = async (table: RowTable) =>
    sql.raw(`(select ${table}.${ROW_KEYS[table]} as no, branch_no from ${table} ${(await leadOf(table))[1]}) as row`);
  const branchOf = async ([field, no]: [string, number], table = BRANCH_OF[field] ?? 'member') => {
    const { rows } = await sql<{ branch_no: number | null }>`
      select branch_no from ${await rowsOf(table)} where no = ${no}`.execute(server.db);
    return rows[0]?.branch_no ?? null;
  };
  /** Every row that an answer shows must be the branch's, also those of members who apply for its courses. */
  const strangersIn = async (entity: unknown, name?: CallName) => {
    const strangers = [];
    for (const row of numbersIn(entity)) {
      const branch = await branchOf(row, name === 'officeResultCorrections' ? RESULT_CORRECTIONS[row[0]] : undefined);
      if (branch !== branches.own && branch !== branches.local) strangers.push(row);
    }
    return strangers;
  };
  const numberOf = async (table: RowTable | 'offering', branch: number) => {
    const { rows } = await sql<{ no: number }>`
      select no from ${await rowsOf(table === 'offering' ? 'education' : table)}
      where branch_no = ${branch} order by no limit 1`.execute(server.db);
    const no = rows[0]?.no ?? 0;
    expect([table, branch, no]).not.toContain(0);
    return no;
  };
  const confined = () => Object.entries(OPEN_CALLS) as [CallName, Confined][];

  beforeAll(async () => {
    server = await open({ demo: true, now: () => TEST_NOW });
    national = (await addEmployee(server)).client;
    await sql`update branch set retired_at = ${TEST_NOW}`.execute(server.db);
    branches.own = await addBranch('가지회', null, ['서울', '경기도']);
    branches.local = await addBranch('가지부', branches.own, ['경기 수원시']);
    branches.other = await addBranch('나지회', null, ['부산', '대구']);
    const { own, local, other } = branches;
    const { db } = server;
    await sql`
      update member set branch_by_hand = true, branch_no = case member_no % 3 when 0 then ${own}::bigint
        when 1 then ${local}::bigint else ${other}::bigint end`.execute(db);
    await sql`
      update education set branch_no = case education_no % 3 when 0 then ${own}::bigint
        when 1 then ${other}::bigint end`.execute(db);
    for (const branch of [own, other])
      await sql`
        insert into mailing (education_no, title, content, made_by, made_at)
        select education_no, '안내', '내용', (select max(member_no) from member), ${TEST_NOW}
        from education where branch_no = ${branch} order by education_no limit 1`.execute(db);
    // A row of each kind for both.
    const employerGroups = await sql<{ no: number }>`
      select education_no as no from employer_group order by group_no limit 2`.execute(db);
    for (const [index, { no }] of employerGroups.rows.entries())
      await sql`update education set branch_no = ${[own, other][index]} where education_no = ${no}`.execute(db);
    for (const table of Object.keys(ROW_KEYS) as RowTable[]) {
      if ((await leadOf(table))[0] !== 'member_no') continue;
      await sql`
        update member set branch_no = case member_no
          when (select min(member_no) from ${sql.table(table)}) then ${own}::bigint else ${other}::bigint end
        where member_no in (select min(member_no) from ${sql.table(table)} union select max(member_no)
          from ${sql.table(table)})`.execute(db);
    }
    for (const branch of [own, other]) {
      const application = sql`(
        select application_no from application join education using (education_no)
        where branch_no = ${branch} and payment_no is not null and status in ('COMPLETED', 'NOT_COMPLETED')
        order by 1 limit 1)`;
      await sql`
        insert into result_correction
          (application_no, status, from_status, to_status, is_announced, reason, asked_by, asked_at)
        select application_no, 'WAITING', status, 'NOT_COMPLETED', true, '업무', (select max(member_no) from member),
          ${TEST_NOW} from application where application_no = ${application}`.execute(db);
      await sql`
        insert into refund
          (application_no, payment_no, cause, status, route, percent, amount, to_account, requested_at)
        select application_no, payment_no, 'OVERPAID', 'AWAITING_ACCOUNT', 'bank', 100, ${REFUNDED}, true, ${TEST_NOW}
        from application where application_no = ${application}`.execute(db);
    }
    const { memberNo, client } = await addEmployee(server, PERMISSIONS, '나직원');
    [browser, employeeNo] = [client, memberNo];
    const assigned = { memberNo, branchNo: own, reason: '발령' };
    expect(await national.call('officeAssignBranch', assigned)).toMatchObject({ code: 1 });
  });

  test('has members by the longest region of their business, until a colleague sets another branch', async () => {
    const { memberNo } = await server.member({ user_address: '경기도  수원시 팔달구 효원로 1' });
    const branchNow = () => branchOf(['memberNo', memberNo]);
    const moveTo = (columns: object) =>
      server.db.updateTable('member').set(columns).where('member_no', '=', memberNo).execute();
    const set = (branchNo?: number) => national.call('officeSetMemberBranch', { memberNo, branchNo, reason: '요청' });
    expect(await branchNow()).toBe(branches.local);
    await moveTo({ user_address: '경기도 성남시 분당구 판교로 1' });
    expect(await branchNow()).toBe(branches.own);
    await moveTo({ site_addr: '대구광역시 중구 달구벌대로 1' });
    expect(await branchNow()).toBe(branches.other);
    await moveTo({ site_addr: '제주특별자치도 제주시 문연로 6' });
    expect(await branchNow()).toBeNull();
    expect(await set(branches.local)).toMatchObject({ code: 1 });
    await moveTo({ site_addr: '서울특별시 중구 세종대로 110' });
    expect(await branchNow()).toBe(branches.local);
    expect(await set()).toMatchObject({ code: 1 });
    expect(await branchNow()).toBe(branches.own);
  });

  test('is refused every call that is not declared open, before its input is read', async () => {
    const met: string[] = [];
    for (const [name, { access }] of Object.entries<Call>(calls)) {
      if (access !== 'employee' || name in OPEN_CALLS) continue;
      const { status } = await browser.call(name as CallName);
      if (status !== 403) met.push(`${name} ${status}`);
    }
    expect(met).toEqual([]);
  });

  test('finds no row of another branch by its number, and changes none', async () => {
    const met: string[] = [];
    for (const [name, { rows = {} }] of confined())
      for (const [field, table] of Object.entries(rows)) {
        const theirs = await numberOf(table, branches.other);
        const others: Record<string, unknown> = {};
        for (const [other, of] of Object.entries(rows)) others[other] = await numberOf(of, branches.own);
        const isForm = name === 'officeSaveCourse' || name === 'officeCheckCourse';
        const { entity } = isForm
          ? await national.call('officeOffering', { kind: 'education', offeringNo: theirs })
          : { entity: {} };
        const inputOf = (no: number) => ({ ...INPUTS[name], ...(entity as object), ...others, [field]: no });
        const file = calls[name].body === 'multipart' ? { file: { fileName: 'a.csv', bytes: Buffer.from('a') } } : {};
        const found = await browser.call(name, inputOf(theirs), file);
        const missing = await browser.call(name, inputOf(MISSING), file);
        if (found.status !== 404 || missing.status !== 404) met.push(`${name} ${field} ${found.status} ${found.body}`);
      }
    expect(met).toEqual([]);
  });

  test('reads only rows of the own branch and its local ones in lists, searches, files and figures', async () => {
    let rows = 0;
    let linkedApplicants = 0;
    for (const [name, { reads, rows: named = {} }] of confined()) {
      if (reads === undefined || NAMING_ROWS.test(name)) continue;
      const input: Record<string, unknown> = { ...INPUTS[name] };
      for (const [field, table] of Object.entries(named))
        if (name !== 'officeApplicants' || field === 'offeringNo') input[field] = await numberOf(table, branches.own);
      const { code, body, entity } = await browser.call(name, input);
      expect([name, code, code === 1 ? '' : body]).toEqual([name, 1, '']);
      expect([name, await strangersIn(entity, name)]).toEqual([name, []]);
      rows += numbersIn(entity).length;
      if (reads === 'applicants')
        linkedApplicants += numbersIn(entity).filter(([field]) => field === 'memberNo').length;
    }
    expect(rows).toBeGreaterThan(20);
    expect(linkedApplicants).toBeGreaterThan(0);
    for (const name of ['officeGroups', 'officeRefunds', 'officeResultCorrections', 'officeCorrections'] as const) {
      const { entity } = await browser.call(name, { limit: 100 });
      expect([name, numbersIn(entity).length > 0, await strangersIn(entity, name)]).toEqual([name, true, []]);
    }
  });

  test('finds no member of another branch by a search, and exports none', async () => {
    const other = await server.db
      .selectFrom('member')
      .select(['name', 'member_no'])
      .where('branch_no', '=', branches.other)
      .where('status', '=', 'ACTIVE')
      .where('name', 'is not', null)
      .orderBy('member_no')
      .limit(1)
      .executeTakeFirstOrThrow();
    const search = { by: 'name', keyword: other.name, limit: 100 };
    expect(numbersIn((await national.call('officeMembers', search)).entity)).toContainEqual([
      'memberNo',
      other.member_no,
    ]);
    const found = await browser.call('officeMembers', search);
    expect(await strangersIn(found.entity)).toEqual([]);
    const due = { state: 'DUE', limit: 100 };
    const listed = numbersIn((await national.call('officeHygiene', due)).entity).map(([, no]) => no);
    expect(listed.length).toBeGreaterThan(1);
    await sql`
      update member set branch_no = case member_no when ${listed[0]} then ${branches.other}::bigint
        else ${branches.own}::bigint end where member_no in (${sql.join(listed)})`.execute(server.db);
    const exported = await browser.call('officeExportHygiene', { state: 'DUE', reason: '업무' });
    expect(exported).toMatchObject({ entity: { members: listed.length - 1 } });
    const { entity } = await browser.call('officeMemberStatistics', { year: 2026 });
    const { figures } = entity as { figures: { title: string; labels: string[] }[] };
    expect(figures.find(({ title }) => title === '지회·지부별 회원')?.labels).toEqual(['가지부', '가지회']);
  });

  test('reads of the audit log what was done to rows of the own branch', async () => {
    const entries = async (by: TestClient) => {
      const { entity } = await by.call('officeAudit', { act: 'end sessions', limit: 100 });
      return (entity as { list: { objectNo: number }[] }).list.map(({ objectNo }) => objectNo);
    };
    for (const branch of [branches.own, branches.other]) {
      const memberNo = await numberOf('member', branch);
      expect(await national.call('officeEndSessions', { memberNo, reason: '업무' })).toMatchObject({ code: 1 });
    }
    const own = await numberOf('member', branches.own);
    expect((await entries(national)).length).toBeGreaterThan(1);
    expect(new Set(await entries(browser))).toEqual(new Set([own]));
  });

  describe('at the door', () => {
    const takenAt = '2026-11-20T01:00:00Z';
    const take = async (by: TestClient, educationNo: number, userExaminationNo: number) => {
      const entries = [{ userExaminationNo, takenAt }];
      const taking = { kind: 'education', offeringNo: educationNo, lessonNo: 1, entries };
      return (await by.call('officeTakeAttendance', taking)).entity;
    };
    const ownCourse = async () => {
      const { rows } = await sql<{ education_no: number; application_no: number; member_no: number }>`
        select education_no, application_no, member_no from application join education using (education_no)
        where branch_no = ${branches.own} and not is_draft and not called_off order by 1, 2 limit 1`.execute(server.db);
      return rows[0] ?? { education_no: 0, application_no: 0, member_no: 0 };
    };

    test('learns nothing of an application of another branch', async () => {
      const { education_no } = await ownCourse();
      const theirs = await numberOf('application', branches.other);
      expect(await take(browser, education_no, theirs)).toEqual([
        { userExaminationNo: null, name: '', outcome: 'refused', message: '우리 지회·지부의 교육 신청이 아닙니다.' },
      ]);
      expect(await take(national, education_no, theirs)).toMatchObject([
        { userExaminationNo: theirs, message: expect.stringMatching(/^다른 교육/) as string },
      ]);
    });

    test('marks no own application, although the own account belongs to another branch', async () => {
      const { education_no, application_no, member_no } = await ownCourse();
      await sql`
        update member set branch_no = ${branches.other}, name = other.name, user_birth = other.user_birth
        from member as other where other.member_no = ${member_no} and member.member_no = ${employeeNo}`.execute(
        server.db,
      );
      expect(await take(browser, education_no, application_no)).toMatchObject([{ message: CODES.OWN_MATTER.message }]);
      await sql`update member set name = '나직원', user_birth = '19450101' where member_no = ${employeeNo}`.execute(
        server.db,
      );
    });
  });

  test('asks for a second employee above the limit, who may be of the branch or national', async () => {
    const { rows } = await sql<{ no: number }>`
      select no from ${await rowsOf('refund')} join refund on refund_no = no
      where branch_no = ${branches.own} and amount = ${REFUNDED}`.execute(server.db);
    const refundNo = rows[0]?.no ?? 0;
    const naming = { refundNo, ...ACCOUNT, reason: '전화로 확인' };
    expect(await browser.call('officeNameRefundAccount', naming)).toMatchObject({ entity: 'asked' });
    const { memberNo, client } = await addEmployee(server, PERMISSIONS, '라직원');
    await national.call('officeAssignBranch', { memberNo, branchNo: branches.other, reason: '발령' });
    const looks = async (by: TestClient) => {
      const { waiting } = (await by.call('officeOverview')).entity as { waiting: { kind: string; count: number }[] };
      return waiting.find(({ kind }) => kind === 'secondLooks')?.count;
    };
    expect(await looks(client)).toBe(0);
    await national.call('officeAssignBranch', { memberNo, branchNo: branches.own, reason: '발령' });
    expect(await looks(client)).toBe(1);
    const { list } = (await client.call('officeRefunds', { limit: 100 })).entity as { list: object[] };
    expect(list).toContainEqual(
      expect.objectContaining({ refundNo, secondLook: expect.objectContaining({ askedBy: '나직원' }) as object }),
    );
    expect(await client.call('officeNameRefundAccount', naming)).toMatchObject({ entity: 'done' });
  });

  test('changes no account of a colleague who is national or of another branch', async () => {
    const colleague = await addEmployee(server, ['members'], '바직원');
    await sql`
      update member set branch_by_hand = true, branch_no = ${branches.own} where member_no = ${colleague.memberNo}`.execute(
      server.db,
    );
    const end = async (branchNo?: number) => {
      const assigned = { memberNo: colleague.memberNo, branchNo, reason: '발령' };
      expect(await national.call('officeAssignBranch', assigned)).toMatchObject({ code: 1 });
      return (await browser.call('officeEndSessions', { memberNo: colleague.memberNo, reason: '업무' })).code;
    };
    expect(await end(branches.other)).toBe(CODES.EMPLOYEE_ABOVE.code);
    expect(await end()).toBe(CODES.EMPLOYEE_ABOVE.code);
    expect(await end(branches.local)).toBe(1);
  });

  test('reads of a hall that is taken no draft of another branch', async () => {
    const ofBranch = async (branch: number) => {
      const { rows } = await sql<{ no: number }>`
        select education_no as no from education where branch_no = ${branch} and edu_type = 1
        order by 1 limit 1`.execute(server.db);
      return rows[0]?.no ?? 0;
    };
    const [educationNo, theirs] = [await ofBranch(branches.own), await ofBranch(branches.other)];
    await sql`
      update education set hall_no = (select min(hall_no) from hall), is_draft = true, called_off = false
      where education_no = ${theirs}`.execute(server.db);
    const view = async (offeringNo: number) =>
      (await national.call('officeOffering', { kind: 'education', offeringNo })).entity as {
        title: string;
        course: Record<string, unknown>;
      };
    const { title, course: held } = await view(theirs);
    const { course } = await view(educationNo);
    const { hallNo, eduDate, time, endTime } = held;
    const asked = async (by: TestClient) => {
      const planned = { ...course, hallNo, eduDate, time, endTime, lastDay: eduDate, furtherLessons: [] };
      const { entity } = await by.call('officeCheckCourse', { educationNo, course: planned });
      return (entity as { question: string; message: string }[])
        .filter(({ question }) => question === 'HALL_TAKEN')
        .map(({ message }) => message);
    };
    expect(await asked(national)).toContainEqual(expect.stringContaining(`${title} (초안)`));
    expect((await asked(browser)).join()).not.toContain(title);
    expect(await asked(browser)).toContainEqual(expect.stringContaining('이미 예정된 교육·시험'));
  });

  test('makes courses of the own branch whatever the form says', async () => {
    const offeringNo = await numberOf('education', branches.own);
    const { entity } = await browser.call('officeOffering', { kind: 'education', offeringNo });
    const { course } = entity as { course: Record<string, unknown> };
    const copy = {
      ...course,
      ...{ version: '', branchNo: branches.other, furtherLessons: [], eduType: 1, time: '10:00', endTime: '12:00' },
      ...{ eduDate: '2027-03-10', lastDay: '2027-03-10', applyStartDay: '2027-01-01', applyEndDay: '2027-02-01' },
      ...{ reStartDate: '2027-01-01', reEndDate: '2027-03-09', percent: 100 },
      ...{ reStartDate2: '2027-03-10', reEndDate2: '2027-03-10', percent2: 80 },
    };
    const made = await browser.call('officeSaveCourse', { course: copy, isDraft: true, termsReason: '업무' });
    expect(made).toMatchObject({ code: 1 });
    expect(await branchOf(['educationNo', Number(made.entity)])).toBe(branches.own);
  });

  test('is national again once nobody confines the employee', async () => {
    const { client, memberNo } = await addEmployee(server, ['members'], '다직원');
    const set = (branchNo?: number) => national.call('officeAssignBranch', { memberNo, branchNo, reason: '발령' });
    expect((await client.call('officeEmployees')).status).toBe(200);
    await set(branches.other);
    expect((await client.call('officeEmployees')).status).toBe(403);
    expect((await client.call('officeAssignBranch', { memberNo, reason: '발령' })).status).toBe(403);
    await set();
    expect((await client.call('officeEmployees')).status).toBe(200);
  });
});
