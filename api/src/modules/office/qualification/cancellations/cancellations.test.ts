import { verifyChain } from '../../../../internalControls/audit/verifyChain.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { cancelForm, seatsTaken } from '../../../manager/testing/offerings.ts';
import { addPaid } from '../../testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const now = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('cancellations in the office', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['qualification']);
  });
  /** Creates a member with a pending cancellation of a paid course that has five taken seats. */
  const asked = async () => {
    const { client, offeringNo: educationNo, applicationNo: userExaminationNo } = await addPaid(server);
    expect(await client.call('patchIntEduCancel', cancelForm(userExaminationNo))).toMatchObject({ code: 1 });
    return { educationNo, userExaminationNo };
  };

  test('are listed with the sum and both windows, oldest first, and approved: the seat is free', async () => {
    const { educationNo, userExaminationNo } = await asked();
    const { entity } = await employee.client.call('officeCancellations');
    const { list } = entity as { list: object[] };
    expect(list.at(-1)).toMatchObject({
      userExaminationNo,
      applicant: '홍길동',
      title: '외식경영관리사 2급 집합교육',
      amount: 50_000,
      percent: 100,
      terms: { percent: 100, percent2: 80, reEndDate: '2026-12-09' },
      secondLook: null,
    });
    const decision = { userExaminationNo, decision: 'approve', reason: '' };
    expect(await employee.client.call('officeDecideCancellation', decision)).toMatchObject({ code: 1, entity: 'done' });
    expect(await seatsTaken(server.db, educationNo)).toBe(4);
    const entry = await newestAct(server);
    expect(entry).toMatchObject({
      act: 'approve cancellation',
      object: 'application',
      object_no: userExaminationNo,
      employee_no: employee.memberNo,
      ip: '192.0.2.20',
      at: now,
    });
  });

  test('are decided once: the second employee gets an error, and nothing more is recorded', async () => {
    const { userExaminationNo } = await asked();
    const decision = { userExaminationNo, decision: 'reject', reason: '이미 수강함' };
    expect(await employee.client.call('officeDecideCancellation', decision)).toMatchObject({ entity: 'done' });
    expect(await newestAct(server)).toMatchObject({ act: 'reject cancellation', reason: '이미 수강함' });
    const before = await verifyChain(server.db);
    expect(await employee.client.call('officeDecideCancellation', decision)).toMatchObject({
      code: -2401,
      message: '그사이 상태가 바뀌었습니다. 화면을 새로 고쳐 확인해주세요.',
    });
    expect(await verifyChain(server.db)).toEqual(before);
  });

  test('are carried out once under one Idempotency-Key', async () => {
    const { userExaminationNo } = await asked();
    const decision = { userExaminationNo, decision: 'approve' };
    const once = { idempotencyKey: `approve-${userExaminationNo}` };
    const answers = [
      await employee.client.call('officeDecideCancellation', decision, once),
      await employee.client.call('officeDecideCancellation', decision, once),
    ];
    expect(answers.map(({ code }) => code)).toEqual([1, 1]);
  });

  test('are not rejected without a reason: it is required at its field', async () => {
    const { userExaminationNo } = await asked();
    expect(
      await employee.client.call('officeDecideCancellation', { userExaminationNo, decision: 'reject', reason: ' ' }),
    ).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'reason', message: '반려하는 사유를 입력해주세요.' }] },
    });
  });

  test('are not for an employee without the permission', async () => {
    const { userExaminationNo } = await asked();
    const other = await addEmployee(server, ['money', 'content', 'members']);
    const refused = { status: 403, message: '요청을 처리할 권한이 없습니다.', entity: { permission: 'qualification' } };
    expect(await other.client.call('officeCancellations')).toMatchObject(refused);
    expect(
      await other.client.call('officeDecideCancellation', { userExaminationNo, decision: 'approve' }),
    ).toMatchObject(refused);
  });

  test('of an application that does not exist answer 404', async () => {
    expect(
      await employee.client.call('officeDecideCancellation', { userExaminationNo: 999_999, decision: 'approve' }),
    ).toMatchObject({ status: 404 });
  });
});
