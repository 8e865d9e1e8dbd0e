import { CODES } from '@portal/shared/contract';
import { seoulInstant } from '@portal/shared/time';
import { DAY_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, duringChange, type TestClient, type TestServer } from '../../../testing/index.ts';
import { pdf } from '../../../testing/samples.ts';
import { addApplication, EXAM_ANSWERS } from '../../office/testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../office/testing/employee.ts';
import { keepSession } from '../testing/certificates.ts';
import { raiseObjection } from './objections.ts';

const ANNOUNCED = new Date('2026-12-24T10:00:00+09:00');

describeWithDatabase('an objection to a result', (open, kind) => {
  let server: TestServer;
  let employee: Employee;
  let now = ANNOUNCED;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  /** Advances the clock, with a new employee token, because one lasts for half an hour. */
  const moveTo = async (time: Date) => {
    now = time;
    employee = await addEmployee(server, ['qualification']);
  };
  beforeEach(() => moveTo(ANNOUNCED));

  async function failed() {
    const added = await addApplication(server, { kind: 'exam', status: 'FAILED', answers: EXAM_ANSWERS });
    await keepSession(server, added.memberNo);
    return added;
  }
  const object = (client: TestClient, userExaminationNo: number, path = '') =>
    client.call('postIntObjection', { userExaminationNo, content: '2번 답안을 다시 봐주세요.', path });
  const view = async (client: TestClient, userExaminationNo: number) =>
    (await client.call('getMapUserExam', { userExaminationNo })).entity as {
      allowedActions: string[];
      objectUntil: string | null;
      objection: { status: string; answer: string; fileName: string } | null;
    };

  test('is raised within seven days of the announcement, once', async () => {
    const { client, applicationNo } = await failed();
    now = new Date(ANNOUNCED.getTime() - 1);
    expect(await object(client, applicationNo)).toMatchObject(CODES.OBJECTION_NOT_ALLOWED);
    expect(await view(client, applicationNo)).toMatchObject({ objectUntil: null });
    now = ANNOUNCED;
    expect(await view(client, applicationNo)).toMatchObject({
      allowedActions: ['object'],
      objectUntil: '2027-01-01T00:00:00+09:00',
    });
    now = new Date('2027-01-01T00:00:00+09:00');
    expect(await object(client, applicationNo)).toMatchObject(CODES.OBJECTION_NOT_ALLOWED);
    now = new Date(now.getTime() - 1);
    expect(await object(client, applicationNo)).toMatchObject({ code: 1 });
    expect(await object(client, applicationNo)).toMatchObject(CODES.OBJECTION_NOT_ALLOWED);
    expect(await view(client, applicationNo)).toMatchObject({ allowedActions: [], objection: { status: 'OPEN' } });
    // Its member cannot withdraw until it is answered.
    expect((await client.call('fetchOpenMatters', {})).entity).toMatchObject([
      { title: expect.stringMatching(/이의신청$/), statusName: '확인 중' },
    ]);
    const { client: another } = await server.member();
    expect(await object(another, applicationNo)).toMatchObject({ status: 404 });
  });

  test('is due within fourteen days of its day in Seoul', async () => {
    for (const time of ['00:30', '23:30']) {
      now = seoulInstant('2026-12-25', time);
      const { client, applicationNo } = await failed();
      await object(client, applicationNo);
      const objections = server.db.selectFrom('result_objection').select('due_at');
      expect(await objections.where('application_no', '=', applicationNo).executeTakeFirst()).toEqual({
        due_at: seoulInstant('2027-01-09'),
      });
    }
  });

  if (kind === 'postgresql')
    test('is one if a member raises two concurrently', async () => {
      const { client, applicationNo, memberNo } = await failed();
      const raise = (db: TestServer['db']) => {
        const context = { ...server.services, db, now, caller: { memberNo } };
        const input = { userExaminationNo: applicationNo, content: '채점을 다시 봐주세요.', path: '' };
        return raiseObjection(input, context as unknown as Parameters<typeof raiseObjection>[1]);
      };
      const answer = await duringChange(server.db, raise, () => object(client, applicationNo));
      expect(answer).toMatchObject(CODES.OBJECTION_NOT_ALLOWED);
    });

  test('is raised to a pass, a fail or an absence, and to nothing else', async () => {
    for (const status of ['SAT', 'CONFIRMED', 'CANCELLED'] as const) {
      const { client, applicationNo, memberNo } = await addApplication(server, {
        ...{ kind: 'exam', status, answers: EXAM_ANSWERS },
      });
      await keepSession(server, memberNo);
      expect(await object(client, applicationNo)).toMatchObject(CODES.OBJECTION_NOT_ALLOWED);
    }
  });

  test('is answered by the office, which has it on its first page with its due day, and its member is notified', async () => {
    const { client, applicationNo, memberNo } = await failed();
    const objectionNo = (await object(client, applicationNo)).entity as number;
    const { entity } = await employee.client.call('officeOverview', {});
    const { waiting } = entity as { waiting: { kind: string; count: number; dueAt: string | null }[] };
    const counted = waiting.find(({ kind }) => kind === 'objections');
    expect(counted?.count).toBeGreaterThan(0);
    expect(counted?.dueAt).not.toBeNull();
    const decide = (input: object) => employee.client.call('officeDecideObjection', { objectionNo, ...input });
    expect(await decide({ decision: 'refuse', answer: ' ' })).toMatchObject({ status: 400 });
    expect(await decide({ decision: 'refuse', answer: '채점에 잘못이 없었습니다.' })).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({
      ...{ act: 'refuse objection', employee_no: employee.memberNo, object_no: objectionNo },
      reason: '채점에 잘못이 없었습니다.',
    });
    expect(await decide({ decision: 'uphold', answer: '다시' })).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect(await view(client, applicationNo)).toMatchObject({
      objection: { status: 'REFUSED', answer: '채점에 잘못이 없었습니다.' },
    });
    const notices = await server.db
      .selectFrom('member_notice')
      .select('event')
      .where('member_no', '=', memberNo)
      .execute();
    expect(notices).toEqual([{ event: 'objectionAnswered' }]);
  });

  test('has a file that the office reads by its own call only, and each access is recorded', async () => {
    const { client, applicationNo } = await failed();
    const { entity: path } = await client.call('uploadFile', {}, { file: { fileName: '답안 사본.pdf', bytes: pdf } });
    const { client: another } = await server.member();
    const theirs = await another.call('uploadFile', {}, { file: { fileName: 'a.pdf', bytes: pdf } });
    expect(await object(client, applicationNo, String(theirs.entity))).toMatchObject({ status: 400 });
    const objectionNo = (await object(client, applicationNo, String(path))).entity as number;
    const url = `/files/${String(path)}`;
    expect((await employee.client.request({ method: 'GET', url })).status).toBe(404);
    expect((await client.request({ method: 'GET', url })).status).toBe(200);
    const file = await employee.client.call('officeObjectionFile', { objectionNo });
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(await newestAct(server)).toMatchObject({ act: 'show objection file', object_no: objectionNo });
    const others = await addEmployee(server, ['money', 'content', 'members']);
    expect(await others.client.call('officeObjectionFile', { objectionNo })).toMatchObject({ status: 403 });
  });

  test('applies to an announced result: a correction before the announcement does not count', async () => {
    await moveTo(new Date(ANNOUNCED.getTime() - DAY_MS));
    const { client, applicationNo } = await failed();
    const correction = { userExaminationNo: applicationNo, result: 'pass', reason: '채점 오류' };
    expect(await employee.client.call('officeCorrectResult', correction)).toMatchObject({ entity: 'done' });
    await moveTo(ANNOUNCED);
    expect(await view(client, applicationNo)).toMatchObject({ status: 'PASSED', corrections: [] });
  });

  test('can be raised again to a corrected result, which is a new one', async () => {
    const { client, applicationNo } = await failed();
    await object(client, applicationNo);
    await moveTo(new Date(ANNOUNCED.getTime() + 3 * DAY_MS));
    const correction = { userExaminationNo: applicationNo, result: 'absent', reason: '결시 확인' };
    await employee.client.call('officeCorrectResult', correction);
    const second = await addEmployee(server, ['qualification'], '이다음');
    const { entity } = await second.client.call('officeResultCorrections', {});
    const [asked] = (entity as { list: { correctionNo: number }[] }).list;
    await second.client.call('officeDecideResultCorrection', {
      correctionNo: asked?.correctionNo,
      decision: 'confirm',
    });
    expect(await view(client, applicationNo)).toMatchObject({
      objectUntil: '2027-01-04T00:00:00+09:00',
      corrections: [{ fromName: '불합격', toName: '결시', reason: '결시 확인' }],
    });
    expect(await object(client, applicationNo)).toMatchObject({ code: 1 });
  });
});
