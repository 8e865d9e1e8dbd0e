import { type ApplicationStatus, CODES } from '@portal/shared/contract';
import { describeWithDatabase, duringChange, type TestServer } from '../../../../testing/index.ts';
import { addExam } from '../../../manager/testing/offerings.ts';
import { addApplication } from '../../testing/applications.ts';
import { addCertificate } from '../../testing/certificates.ts';
import { addEmployee, type Employee, newestAct } from '../../testing/employee.ts';

const now = new Date('2026-12-24T11:00:00+09:00');
const SUBJECTS = [{ name: '외식 이론', fullMarks: 100, passMark: 40 }];
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

describeWithDatabase('decided corrections', (open, kind) => {
  let server: TestServer;
  let first: Employee;
  let second: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    first = await addEmployee(server, ['qualification'], '김먼저');
    second = await addEmployee(server, ['qualification'], '이다음');
  });

  describe('the decision on a correction', () => {
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
      expect(await newestAct(server)).toMatchObject({
        act: 'refuse result correction',
        object_no: other.applicationNo,
      });
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

  describe('the certificates of a pass that is corrected', () => {
    /** Creates a pass with its certificate; the default terms are those of the fourth round. */
    async function passed(columns: object = {}, status: 'ISSUED' | 'PAID' = 'ISSUED') {
      const application = await addApplication(server, { kind: 'exam', status: 'PASSED', ...columns });
      const { applicationNo, memberNo: member_no } = application;
      const holder = (columns as { member_no?: number }).member_no ?? member_no;
      const certificateNo = await addCertificate(server, {
        ...{ status, member_no: holder, application_no: applicationNo },
      });
      return { ...application, certificateNo };
    }
    const statusOf = async (certificateNo: number) =>
      (
        await server.db
          .selectFrom('certificate')
          .select('status')
          .where('certificate_no', '=', certificateNo)
          .executeTakeFirstOrThrow()
      ).status;
    async function correct(userExaminationNo: number, input: object) {
      const asked = await first.client.call('officeCorrectResult', {
        userExaminationNo,
        reason: '채점 오류',
        ...input,
      });
      expect(asked).toMatchObject({ entity: 'asked' });
      const { correction_no: correctionNo } = await server.db
        .selectFrom('result_correction')
        .select('correction_no')
        .where('application_no', '=', userExaminationNo)
        .where('status', '=', 'WAITING')
        .executeTakeFirstOrThrow();
      const decided = { correctionNo, decision: 'confirm', reason: '' };
      expect(await second.client.call('officeDecideResultCorrection', decided)).toMatchObject({ code: 1 });
    }

    test('end with it: those of the same round and member, and no others', async () => {
      const mine = await passed();
      const { terms } = await server.db
        .selectFrom('application')
        .select('terms')
        .where('application_no', '=', mine.applicationNo)
        .executeTakeFirstOrThrow();
      const third = { member_no: mine.memberNo, terms: JSON.stringify({ ...(terms as object), rounds: 3 }) };
      // Only one certificate may be valid at a time, so this one is only requested.
      const otherRound = await passed(third, 'PAID');
      const others = await passed();
      await correct(mine.applicationNo, { result: 'fail' });
      expect(await statusOf(mine.certificateNo)).toBe('REVOKED');
      expect(await statusOf(otherRound.certificateNo)).toBe('PAID');
      expect(await statusOf(others.certificateNo)).toBe('ISSUED');
    });

    test('stay if the corrected scores are a pass as well', async () => {
      const examination_no = await addExam(server.db, { taken: 5, subjects: JSON.stringify(SUBJECTS), pass_mean: 60 });
      const { applicationNo, certificateNo } = await passed({ examination_no });
      await correct(applicationNo, { result: 'pass', scores: [{ name: '외식 이론', score: 81 }] });
      expect(await statusOf(certificateNo)).toBe('ISSUED');
    });
  });
});

describeWithDatabase('a result that is corrected', (open) => {
  /** Begun and unannounced: one employee can correct. */
  const now = new Date('2026-12-10T15:00:00+09:00');
  const SUBJECTS = [
    { name: '외식 이론', fullMarks: 100, passMark: 40 },
    { name: '실무', fullMarks: 50, passMark: 20 },
  ];

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
