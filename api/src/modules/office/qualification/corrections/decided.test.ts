import { CODES } from '@portal/shared/contract';
import { describeWithDatabase, duringChange, type TestServer } from '../../../../testing/index.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const now = new Date('2026-12-24T11:00:00+09:00');

describeWithDatabase('the decision on a correction', (open, kind) => {
  let server: TestServer;
  let first: Employee;
  let second: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    first = await addEmployee(server, ['qualification'], '김먼저');
    second = await addEmployee(server, ['qualification'], '이다음');
  });

  async function asked() {
    const { applicationNo } = await addApplication(server, { kind: 'education', status: 'COMPLETED' });
    const correction = { userExaminationNo: applicationNo, result: 'notComplete', reason: '출석 미달' };
    expect(await first.client.call('officeCorrectResult', correction)).toMatchObject({ entity: 'asked' });
    const { correction_no: correctionNo } = await server.db
      .selectFrom('result_correction')
      .select('correction_no')
      .where('application_no', '=', applicationNo)
      .executeTakeFirstOrThrow();
    return { applicationNo, correctionNo };
  }
  const decide = (correctionNo: number, decision: 'confirm' | 'refuse') =>
    second.client.call('officeDecideResultCorrection', { correctionNo, decision, reason: '출석부와 같음' });
  const correctionStatus = async (correctionNo: number) =>
    (
      await server.db
        .selectFrom('result_correction')
        .select('status')
        .where('correction_no', '=', correctionNo)
        .executeTakeFirstOrThrow()
    ).status;

  test('is made once, and is in the log', async () => {
    const { applicationNo, correctionNo } = await asked();
    expect(await decide(correctionNo, 'confirm')).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({
      ...{ act: 'correct result', employee_no: second.memberNo, object_no: applicationNo, reason: '출석부와 같음' },
      detail: '{"former":"COMPLETED","status":"NOT_COMPLETED"}',
    });
    expect(await decide(correctionNo, 'refuse')).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect(await correctionStatus(correctionNo)).toBe('DONE');

    const other = await asked();
    expect(await decide(other.correctionNo, 'refuse')).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'refuse result correction', object_no: other.applicationNo });
  });

  test('corrects nothing if the result has changed since', async () => {
    const { applicationNo, correctionNo } = await asked();
    const { db } = server;
    await db
      .updateTable('application')
      .set({ status: 'NOT_COMPLETED' })
      .where('application_no', '=', applicationNo)
      .execute();
    expect(await decide(correctionNo, 'confirm')).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect(await correctionStatus(correctionNo)).toBe('WAITING');
  });

  if (kind === 'postgresql') {
    test('corrects nothing if the result changes concurrently', async () => {
      const { applicationNo, correctionNo } = await asked();
      const answer = await duringChange(
        server.db,
        (changing) =>
          changing
            .updateTable('application')
            .set({ status: 'NOT_COMPLETED' })
            .where('application_no', '=', applicationNo)
            .execute(),
        () => decide(correctionNo, 'confirm'),
      );
      expect(answer).toMatchObject(CODES.OFFICE_STATE_CHANGED);
      expect(await correctionStatus(correctionNo)).toBe('WAITING');
    });

    test('is rejected if another employee rejects the request concurrently', async () => {
      const { correctionNo } = await asked();
      const answer = await duringChange(
        server.db,
        (changing) =>
          changing
            .updateTable('result_correction')
            .set({ status: 'REFUSED', decided_by: first.memberNo, decided_at: now, answer: '출석부와 다름' })
            .where('correction_no', '=', correctionNo)
            .execute(),
        () => decide(correctionNo, 'confirm'),
      );
      expect(answer).toMatchObject(CODES.OFFICE_STATE_CHANGED);
      expect(await correctionStatus(correctionNo)).toBe('REFUSED');
    });
  }
});
