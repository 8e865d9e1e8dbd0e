import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addApplication, addPaid } from '../../testing/applications.ts';
import { addEmployee, type Employee, newestAct } from '../../testing/employee.ts';

describeWithDatabase('the applicants of a course', (open) => {
  let server: TestServer;
  let employee: Employee;
  const begun = new Date('2026-12-10T10:00:00+09:00');
  let now = begun;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['qualification']);
  });
  beforeEach(() => {
    now = begun;
  });
  const enter = (userExaminationNo: number, result = 'complete') =>
    employee.client.call('officeEnterResult', { userExaminationNo, result });
  const resultsOf = async (offeringNo: number) => {
    const { entity } = await employee.client.call('officeApplicants', { kind: 'education', offeringNo });
    return (entity as { list: { results: string[] }[] }).list.map(({ results }) => results);
  };

  test('get results once it has begun, each only once', async () => {
    const { applicationNo, offeringNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    now = new Date(begun.getTime() - 1);
    expect(await resultsOf(offeringNo)).toEqual([[]]);
    expect(await enter(applicationNo)).toMatchObject({ code: -2404 });
    now = begun;
    expect(await resultsOf(offeringNo)).toEqual([['complete', 'notComplete']]);
    const answers = await Promise.all([enter(applicationNo), enter(applicationNo, 'notComplete')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([-2401, 1]);
    expect(await newestAct(server)).toMatchObject({ object: 'application', object_no: applicationNo });
    expect(await resultsOf(offeringNo)).toEqual([[]]);
  });

  test('are found by their state, with a link to their member for employees who may open that page', async () => {
    const { applicationNo, offeringNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    const list = async (input: object, { client } = employee) =>
      (
        (await client.call('officeApplicants', { kind: 'education', offeringNo, ...input })).entity as {
          list: { userExaminationNo: number; memberNo: number | null; phone: string; userBirth: string }[];
        }
      ).list;
    expect(await list({ status: 'CONFIRMED' })).toMatchObject([
      {
        ...{ userExaminationNo: applicationNo, memberNo: null, userBirth: '1990.**.**' },
        phone: expect.stringMatching(/^010-\*{4}-\d{4}$/) as string,
      },
    ]);
    expect(await list({ status: 'CANCELLED' })).toEqual([]);
    const both = await addEmployee(server, ['qualification', 'members']);
    expect(await list({}, both)).toMatchObject([{ memberNo: expect.any(Number) as number }]);
  });

  test('who wait with a virtual account are asked for its deposit, in their own list too', async () => {
    const opened = { pay_method: 'vbank', paid_at: null, paid_amount: null } as const;
    for (const [status, statusName] of [
      ['AWAITING_DEPOSIT', '입금대기'],
      ['PENDING', '결제대기'],
    ] as const) {
      const { offeringNo, client } = await addPaid(server, { ...opened, status });
      const shown = { list: [{ status: 'HELD', statusName }] };
      const applicants = await employee.client.call('officeApplicants', { kind: 'education', offeringNo });
      expect(applicants.entity).toMatchObject(shown);
      expect((await client.call('getListBoxUserEdu')).entity).toMatchObject(shown);
    }
  });

  test('that do not exist have no result and no table', async () => {
    expect(await enter(999_999)).toMatchObject({ status: 404 });
    const table = { kind: 'education', offeringNo: 999_999, reason: '고사장 명단' };
    expect(await employee.client.call('officeExportApplicants', table)).toMatchObject({ status: 404 });
  });
});

describeWithDatabase('the table of applicants', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-12-10T15:00:00+09:00') });
    employee = await addEmployee(server, ['qualification']);
  });

  test('has who is found, guards against formulas, and is recorded with its reason', async () => {
    const answers = (name: string, memo: string) => JSON.stringify({ koName: name, userBirth: '19900101', memo });
    const { offeringNo, applicationNo } = await addApplication(server, {
      kind: 'exam',
      status: 'SAT',
      examination_code: '26042-0001',
      answers: answers('가온', '=HYPERLINK("https://evil.example")'),
    });
    await addApplication(server, {
      kind: 'exam',
      status: 'CONFIRMED',
      examination_no: offeringNo,
      answers: answers('나래', ''),
    });
    const take = async (input: object) =>
      employee.client.call('officeExportApplicants', { kind: 'exam', offeringNo, ...input });
    expect(await take({ reason: ' ' })).toMatchObject({ status: 400, entity: { issues: [{ path: 'reason' }] } });

    const { entity } = await take({ reason: '고사장 명단', keyword: '가온' });
    const { fileName, table } = entity as { fileName: string; table: string };
    expect(fileName).toBe('신청자 2026년 제4회 외식경영관리사 2급 필기 2026-12-10.csv');
    const [headings, row, end] = table.split('\r\n');
    expect(headings).toBe(
      '\uFEFF신청번호,수험번호,이름,생년월일,휴대폰번호,신청일시,상태,결제금액(원),편의제공,요청사항,결과',
    );
    expect(row).toMatch(new RegExp(`^${applicationNo},26042-0001,가온,19900101,010\\d{8},2026\\.12\\.10 `));
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")",응시`);
    expect(end).toBe('');
    expect(await newestAct(server)).toMatchObject({
      act: 'export applicants',
      object: 'examination',
      object_no: offeringNo,
      reason: '고사장 명단',
      detail: '{"applicants":1}',
    });
  });
});
