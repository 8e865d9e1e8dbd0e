import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

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

  test('that do not exist have no result and no table', async () => {
    expect(await enter(999_999)).toMatchObject({ status: 404 });
    const table = { kind: 'education', offeringNo: 999_999, reason: '고사장 명단' };
    expect(await employee.client.call('officeExportApplicants', table)).toMatchObject({ status: 404 });
  });
});
