import { CODES, type ApplicationStatus } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addExam } from '../../../manager/testing/offerings.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';

/** Begun and unannounced: one employee can correct. */
const now = new Date('2026-12-10T15:00:00+09:00');
const SUBJECTS = [
  { name: '외식 이론', fullMarks: 100, passMark: 40 },
  { name: '실무', fullMarks: 50, passMark: 20 },
];

const STEPS = [
  'sit',
  'absent',
  'pass',
  'absent',
  'fail',
  'pass',
  'fail',
  'absent',
  'sit',
  'absent',
  'pass',
  'sit',
] as const;

describeWithDatabase('a result that is corrected', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['qualification']);
  });
  const add = async (status: ApplicationStatus, columns: object = {}) =>
    (await addApplication(server, { kind: 'exam', status, ...columns })).applicationNo;
  const correct = (userExaminationNo: number, result: string, scores?: object[]) =>
    employee.client.call('officeCorrectResult', {
      ...{ userExaminationNo, result, reason: '채점 오류' },
      ...(scores && { scores }),
    });
  const statusOf = async (applicationNo: number) =>
    (
      await server.db
        .selectFrom('application')
        .select('status')
        .where('application_no', '=', applicationNo)
        .executeTakeFirstOrThrow()
    ).status;

  test('exists, and becomes a different one', async () => {
    expect(await correct(await add('CONFIRMED'), 'pass')).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect(await correct(await add('CANCELLED'), 'absent')).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect(await correct(await add('FAILED'), 'fail')).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    // For a course it would need a second employee.
    const { applicationNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    expect(await correct(applicationNo, 'complete')).toMatchObject(CODES.OFFICE_STATE_CHANGED);
  });

  test('becomes the named one, from each to each', async () => {
    // After `SAT`, a pass or fail is a first result.
    const results = { sit: 'SAT', absent: 'ABSENT', pass: 'PASSED', fail: 'FAILED' } as const;
    const applicationNo = await add('FAILED');
    for (const result of STEPS) {
      expect([result, await correct(applicationNo, result)]).toMatchObject([result, { entity: 'done' }]);
      expect(await statusOf(applicationNo)).toBe(results[result]);
    }
  });

  test('of an exam with subjects has scores that agree with it', async () => {
    const examination_no = await addExam(server.db, {
      ...{ taken: 9, subjects: JSON.stringify(SUBJECTS), pass_mean: 60 },
    });
    const applicationNo = await add('SAT', { examination_no });
    const scores = (theory: number, practice: number) => [
      { name: '외식 이론', score: theory },
      { name: '실무', score: practice },
    ];
    const entered = { userExaminationNo: applicationNo, scores: scores(50, 20) };
    expect(await employee.client.call('officeEnterScores', entered)).toMatchObject({ entity: 'FAILED' });
    expect(await correct(applicationNo, 'pass')).toMatchObject(CODES.SCORES_NEEDED);
    expect(await correct(applicationNo, 'pass', scores(50, 20))).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'result' }] },
    });
    expect(await correct(applicationNo, 'pass', scores(80, 40))).toMatchObject({ entity: 'done' });
    expect(await statusOf(applicationNo)).toBe('PASSED');
    const scoresOf = () =>
      server.db.selectFrom('exam_score').select('mean').where('application_no', '=', applicationNo).execute();
    expect(await scoresOf()).toHaveLength(1);
    // Absent applicants have no scores.
    expect(await correct(applicationNo, 'absent')).toMatchObject({ entity: 'done' });
    expect(await scoresOf()).toEqual([]);
  });
});
