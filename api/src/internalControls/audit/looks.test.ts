import { CODES } from '@portal/shared/contract';
import { MINUTE_MS } from '../../clock/durations.ts';
import { addApplication } from '../../modules/office/testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../modules/office/testing/employee.ts';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';

const START = new Date('2026-11-20T02:00:00Z');

describeWithDatabase('a look at people by an employee', (open) => {
  let now = START;
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now, environment: { MEMBER_VIEWS_PER_HOUR: '1' } });
    employee = await addEmployee(server);
  });
  const looks = async () =>
    (await server.db.selectFrom('office_audit').select('audit_no').where('act', '=', 'show people').execute()).length;

  test('is one entry with the rows shown and the purpose, also where the page refreshes itself', async () => {
    const { applicationNo, offeringNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    const list = () => employee.client.call('officeApplicants', { kind: 'education', offeringNo });
    expect(await list()).toMatchObject({ code: 1, entity: { list: [{ userExaminationNo: applicationNo }] } });
    expect(await newestAct(server)).toMatchObject({
      act: 'show people',
      object: 'application',
      employee_no: employee.memberNo,
      reason: '신청자 확인',
      detail: JSON.stringify({ shown: `${applicationNo}` }),
    });
    await list();
    expect(await looks()).toBe(1);
    now = new Date(START.getTime() + 11 * MINUTE_MS);
    await list();
    expect(await looks()).toBe(2);
  });

  test('is refused over the limit of an hour, for lists and for whole views alike', async () => {
    const { memberNo } = await server.member();
    const show = () => employee.client.call('officeShowMember', { memberNo, purpose: 'account', reason: '전화 문의' });
    expect(await show()).toMatchObject({ code: 1 });
    const exceeded = { code: CODES.MEMBER_VIEWS_EXCEEDED.code };
    expect(await show()).toMatchObject(exceeded);
    expect(await employee.client.call('officeCancellations', {})).toMatchObject(exceeded);
    const other = await addEmployee(server);
    expect(await other.client.call('officeCancellations', {})).toMatchObject({ code: 1 });
  });
});
