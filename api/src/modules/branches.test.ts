import { sql } from 'kysely';
import { calls, type Call, type CallName } from '@portal/shared/contract';
import { PERMISSIONS } from '@portal/shared/contract/office/permission';
import { OPEN_CALLS, type Confined } from '../pipeline/openCalls.ts';
import { describeWithDatabase, TEST_NOW, type TestClient, type TestServer } from '../testing/index.ts';
import { addEmployee } from './office/testing/employee.ts';

/** Walks over every call of the office as an employee of one branch, while another branch has rows of every kind. */

const MISSING = 999_999_999;
const OFFERING = { kind: 'education', reason: '업무' };
const FORM = { title: '안내', content: '내용', statuses: ['CONFIRMED'] };
const FILE = { file: 'YQ==', fingerprint: 'a', reason: '업무' };

/** Valid input of each open call beside the numbers of its rows; a new open call is added here. */
const INPUTS: Record<string, Record<string, unknown>> = {
  officeOverview: {},
  officeToday: {},
  officeMembers: { limit: 100 },
  officeMember: {},
  officeShowMember: { purpose: 'application', reason: '업무' },
  officeSuspendMember: { reason: '업무' },
  officeReinstateMember: { reason: '업무' },
  officeEndSessions: { reason: '업무' },
  officeRefuseMarketing: { reason: '업무' },
  officeHygiene: { state: 'DUE', limit: 100 },
  officeExportHygiene: { state: 'DUE', reason: '업무' },
  officeMemberStatistics: { year: 2026 },
  officeOfferings: { kind: 'education', limit: 100 },
  officeHeldSoon: {},
  officeOffering: OFFERING,
  officeChanges: OFFERING,
  officeSaveCourse: {},
  officeOfferingChoices: OFFERING,
  officeCheckCourse: {},
  officeCheckOffering: OFFERING,
  officePublishOffering: { ...OFFERING, version: 'a' },
  officeUnpublishOffering: OFFERING,
  officeOpenApplying: { ...OFFERING, lastDay: '2026-12-01' },
  officeCloseApplying: OFFERING,
  officeLine: OFFERING,
  officeLinePlaces: OFFERING,
  officeOpenLine: OFFERING,
  officeCloseLine: OFFERING,
  officeAddSeats: { ...OFFERING, seats: 1 },
  officeApplicants: { ...OFFERING, order: 'name', limit: 100 },
  officeExportApplicants: OFFERING,
  officeAttendance: OFFERING,
  officeTakeAttendance: { ...OFFERING, lessonNo: 1, entries: [{ code: 'a', takenAt: '2026-11-20T01:00:00Z' }] },
  officeCorrectAttendance: { lessonNo: 1, status: 'PRESENT', reason: '업무' },
  officeEnterResult: { result: 'complete', reason: '업무' },
  officeCheckResults: { ...OFFERING, ...FILE },
  officeEnterResults: { ...OFFERING, ...FILE },
  officeCancellations: { limit: 100 },
  officeDecideCancellation: { decision: 'approve', reason: '업무' },
  officePreviewMailing: { ...OFFERING, ...FORM },
  officeSendMailing: { ...OFFERING, ...FORM, recipients: 1 },
  officeMailings: OFFERING,
  officeMailingRecipients: {},
  officeQualificationStatistics: { year: 2026 },
  officeRefunds: { limit: 100 },
  officeReviews: { limit: 100 },
  officeAudit: { limit: 100 },
  officeMoneyStatistics: { year: 2026 },
};

/** The branch of a row by its number in an answer, found without what confines the calls. */
const BRANCH_OF: Record<string, string> = {
  memberNo: 'select branch_no from member where member_no =',
  educationNo: 'select branch_no from education where education_no =',
  offeringNo: 'select branch_no from education where education_no =',
  userExaminationNo: `select branch_no from application left join employer_group on group_no = application_no
    join education on education.education_no = coalesce(application.education_no, employer_group.education_no)
    where application_no =`,
  refundNo: `select branch_no from refund join application using (application_no)
    join education using (education_no) where refund_no =`,
  paymentNo: `select branch_no from payment join application using (application_no)
    join education using (education_no) where payment.payment_no =`,
};

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
  const branches: { own: number; local: number; other: number } = { own: 0, local: 0, other: 0 };

  const addBranch = async (name: string, parentNo: number | null = null, regions: string[] = []) => {
    const branch = { name, kind: parentNo === null ? 'REGIONAL' : 'LOCAL', parentNo, regions };
    const { entity } = await national.call('officeSaveBranch', { branch });
    return Number(entity);
  };
  const branchOf = async ([field, no]: [string, number]) => {
    const { rows } = await sql<{ branch_no: number | null }>`${sql.raw(BRANCH_OF[field] ?? '')} ${no}`.execute(
      server.db,
    );
    return rows[0]?.branch_no ?? null;
  };
  /** Every row that an answer shows must be the branch's; members of others may apply for its courses. */
  const strangersIn = async (entity: unknown, reads: Confined['reads']) => {
    const strangers = [];
    for (const row of numbersIn(entity)) {
      if (reads === 'applicants' && row[0] === 'memberNo') continue;
      const branch = await branchOf(row);
      if (branch !== branches.own && branch !== branches.local) strangers.push(row);
    }
    return strangers;
  };
  const rowOf = async (table: string, column: string, branch: number) => {
    const { rows } = await sql<{ no: number }>`
      select ${sql.ref(column)} as no from ${sql.table(table)}
      where ${sql.ref(table === 'member' ? 'branch_no' : 'education_no')} in (
        ${table === 'member' ? sql`${branch}` : sql`select education_no from education where branch_no = ${branch}`})
      order by 1 limit 1`.execute(server.db);
    return rows[0]?.no ?? 0;
  };
  const NUMBER_OF: Record<string, (branch: number) => Promise<number>> = {
    memberNo: (branch) => rowOf('member', 'member_no', branch),
    offeringNo: (branch) => rowOf('education', 'education_no', branch),
    educationNo: (branch) => rowOf('education', 'education_no', branch),
    userExaminationNo: (branch) => rowOf('application', 'application_no', branch),
    mailingNo: (branch) => rowOf('mailing', 'mailing_no', branch),
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
    const { memberNo, client } = await addEmployee(server, PERMISSIONS, '나직원');
    browser = client;
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
      for (const field of Object.keys(rows).filter((each) => each in NUMBER_OF)) {
        const numbers = { own: 0, theirs: 0 };
        numbers.own = (await NUMBER_OF[field]?.(branches.own)) ?? 0;
        numbers.theirs = (await NUMBER_OF[field]?.(branches.other)) ?? 0;
        expect([field, numbers.own, numbers.theirs]).not.toContain(0);
        const others = name === 'officeApplicants' ? { offeringNo: await NUMBER_OF['offeringNo']?.(branches.own) } : {};
        const course =
          name === 'officeSaveCourse' || name === 'officeCheckCourse'
            ? ((await national.call('officeOffering', { kind: 'education', offeringNo: numbers.theirs })).entity as {
                course: object;
              })
            : {};
        const inputOf = (no: number) => ({ ...INPUTS[name], ...others, ...course, [field]: no });
        const file = calls[name].body === 'multipart' ? { file: { fileName: 'a.csv', bytes: Buffer.from('a') } } : {};
        const theirs = await browser.call(name, inputOf(numbers.theirs), file);
        const missing = await browser.call(name, inputOf(MISSING), file);
        if (theirs.status !== 404 || missing.status !== 404)
          met.push(`${name} ${field} ${theirs.status} ${theirs.body}`);
      }
    expect(met).toEqual([]);
  });

  test('reads only rows of the own branch and its local ones in lists, searches, files and figures', async () => {
    let rows = 0;
    for (const [name, { reads, rows: named = {} }] of confined()) {
      if (reads === undefined) continue;
      const input: Record<string, unknown> = { ...INPUTS[name] };
      for (const field of Object.keys(named))
        if (name !== 'officeApplicants' || field === 'offeringNo')
          input[field] = await NUMBER_OF[field]?.(branches.own);
      const { code, body, entity } = await browser.call(name, input);
      expect([name, code, code === 1 ? '' : body]).toEqual([name, 1, '']);
      expect([name, await strangersIn(entity, reads)]).toEqual([name, []]);
      rows += numbersIn(entity).length;
    }
    expect(rows).toBeGreaterThan(20);
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
    expect(await strangersIn(found.entity, 'members')).toEqual([]);
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
      const memberNo = await NUMBER_OF['memberNo']?.(branch);
      expect(await national.call('officeEndSessions', { memberNo, reason: '업무' })).toMatchObject({ code: 1 });
    }
    const own = await NUMBER_OF['memberNo']?.(branches.own);
    expect((await entries(national)).length).toBeGreaterThan(1);
    expect(new Set(await entries(browser))).toEqual(new Set([own]));
  });

  test('makes courses of the own branch whatever the form says', async () => {
    const offeringNo = (await NUMBER_OF['offeringNo']?.(branches.own)) ?? 0;
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
