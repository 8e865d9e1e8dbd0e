import { type ApplicationStatus, CODES } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { keepSession } from '../../../manager/testing/certificates.ts';
import { addExam } from '../../../manager/testing/offerings.ts';
import { addApplication, EXAM_ANSWERS } from '../../testing/applications.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';

const SUBJECTS = [
  { name: '외식 이론', fullMarks: 100, passMark: 40 },
  { name: '실무', fullMarks: 50, passMark: 20 },
];
interface Checked {
  fingerprint: string;
  rows: { outcome: string; message: string }[];
}
const BEFORE = new Date('2026-12-10T09:59:00+09:00');
const BEGUN = new Date('2026-12-10T10:00:00+09:00');
const ANNOUNCED = new Date('2026-12-24T11:00:00+09:00');

describeWithDatabase('scores', (open) => {
  let server: TestServer;
  let employee: Employee;
  const begun = new Date('2026-12-10T15:00:00+09:00');
  const announced = new Date('2026-12-24T10:00:00+09:00');
  let now = begun;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  /** Moves the clock and signs a new employee in: a token lasts half an hour. */
  const moveTo = async (time: Date) => {
    now = time;
    employee = await addEmployee(server, ['qualification']);
  };
  beforeEach(() => moveTo(begun));

  const examOf = () => addExam(server.db, { taken: 9, subjects: JSON.stringify(SUBJECTS), pass_mean: 60 });
  const applicant = async (examination_no: number, status: 'CONFIRMED' | 'SAT' = 'CONFIRMED') => {
    const added = await addApplication(server, { kind: 'exam', status, examination_no, answers: EXAM_ANSWERS });
    await keepSession(server, added.memberNo);
    return added;
  };
  const scores = (theory: number | string, practice: number | string) => [
    { name: '외식 이론', score: theory },
    { name: '실무', score: practice },
  ];
  const enter = (userExaminationNo: number, typed: object[]) =>
    employee.client.call('officeEnterScores', { userExaminationNo, scores: typed });
  const fileOf = (table: string) => Buffer.from(table).toString('base64');
  const check = async (offeringNo: number, table: string) =>
    (await employee.client.call('officeCheckResults', { kind: 'exam', offeringNo, file: fileOf(table) }))
      .entity as Checked;
  const enterTable = (offeringNo: number, table: string, fingerprint: string) =>
    employee.client.call('officeEnterResults', {
      ...{ kind: 'exam', offeringNo, file: fileOf(table), fingerprint, reason: '채점표' },
    });

  test('decide by the rule of the exam who passed, and are sealed with the result', async () => {
    const { applicationNo, client } = await applicant(await examOf());
    expect(await enter(applicationNo, scores('70', 40.5))).toMatchObject({ code: 1, entity: 'PASSED' });
    const own = async () =>
      (await client.call('getMapUserExam', { userExaminationNo: applicationNo })).entity as {
        status: string;
        scoreSheet: { mean: number; scores: object[] } | null;
      };
    now = new Date(announced.getTime() - 1);
    expect(await own()).toMatchObject({ status: 'SAT', scoreSheet: null });
    now = announced;
    expect(await own()).toMatchObject({
      status: 'PASSED',
      // 70 of 100, and 40.5 of 50.
      scoreSheet: {
        mean: 75.5,
        passMean: 60,
        scores: [
          { ...SUBJECTS[0], score: 70 },
          { ...SUBJECTS[1], score: 40.5 },
        ],
      },
    });
    const { entity } = await client.call('getListBoxUserExam', {});
    expect(entity).toMatchObject({ list: [{ scoreSheet: { mean: 75.5 } }] });
  });

  test.each([
    ['a subject below its own mark', scores(100, 19), 'FAILED'],
    ['a mean below the one that is needed', scores(59.9, 30), 'FAILED'],
    ['exactly what is needed', scores(40, 40), 'PASSED'],
  ])('%s', async (_what, typed, status) => {
    const { applicationNo } = await applicant(await examOf(), 'SAT');
    expect(await enter(applicationNo, typed)).toMatchObject({ entity: status });
  });

  test('are rejected at their field if one is missing, no number, or above the full marks', async () => {
    const { applicationNo } = await applicant(await examOf());
    for (const [typed, path] of [
      [[{ name: '외식 이론', score: 50 }], 'scores.1.score'],
      [scores(101, 20), 'scores.0.score'],
      [scores('50.55', 20), 'scores.0.score'],
    ] as const)
      expect(await enter(applicationNo, [...typed])).toMatchObject({ status: 400, entity: { issues: [{ path }] } });
    const byHand = { userExaminationNo: applicationNo, result: 'pass' };
    await employee.client.call('officeEnterResult', { userExaminationNo: applicationNo, result: 'sit' });
    expect(await employee.client.call('officeEnterResult', byHand)).toMatchObject(CODES.SCORES_NEEDED);
  });

  test('are imported from a table, with a preview of their results', async () => {
    const examinationNo = await examOf();
    const [ga, na, da, ra, ma] = [
      (await applicant(examinationNo)).applicationNo,
      (await applicant(examinationNo)).applicationNo,
      (await applicant(examinationNo)).applicationNo,
      (await applicant(examinationNo)).applicationNo,
      (await applicant(examinationNo)).applicationNo,
    ];
    const table = [
      '신청번호,외식이론,실무,결과',
      `${ga},80,40,`,
      `${na},80,10,합격`,
      `${da},,,결시`,
      `${ra},70,,`,
      `${ma},,,합격`,
    ].join('\n');
    const { fingerprint, rows } = await check(examinationNo, table);
    expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['enter', '신청완료 → 응시 → 합격 (평균 80점)'],
      ['refused', '점수로는 불합격인데 결과에 합격(으)로 적혀 있습니다.'],
      ['enter', '신청완료 → 결시'],
      ['refused', '실무 점수를 숫자로 적어주세요.'],
      ['refused', '과목이 정해진 시험입니다. 합격 여부 대신 과목별 점수를 적어주세요.'],
    ]);
    expect(await enterTable(examinationNo, table, fingerprint)).toMatchObject({ code: 1, entity: 2 });
    const export_ = await employee.client.call('officeExportApplicants', {
      ...{ kind: 'exam', offeringNo: examinationNo, reason: '대조' },
    });
    const exported = (export_.entity as { table: string }).table;
    expect(exported.split('\r\n')[0]).toMatch(/요청사항,외식이론,실무,결과$/);
    expect(exported.split('\r\n')[1]).toMatch(/,80,40,합격$/);
    // Importing the export unchanged has no effect.
    expect((await check(examinationNo, exported)).rows.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 5 }, () => 'unchanged'),
    );
  });

  test('that differ from announced ones become a request, and never an overwrite', async () => {
    const examinationNo = await examOf();
    const { applicationNo } = await applicant(examinationNo);
    await enter(applicationNo, scores(30, 40));
    const table = `신청번호,외식이론,실무\n${applicationNo},60,40`;
    expect((await check(examinationNo, table)).rows).toMatchObject([
      { outcome: 'enter', message: '발표 전 정정: 불합격 (평균 55점) → 합격 (평균 70점)' },
    ]);
    await moveTo(announced);
    const { fingerprint, rows } = await check(examinationNo, table);
    expect(rows).toMatchObject([{ outcome: 'propose' }]);
    expect(await enterTable(examinationNo, table, fingerprint)).toMatchObject({ code: 1, entity: 1 });
    const row = await server.db
      .selectFrom('application')
      .leftJoin('exam_score', 'exam_score.application_no', 'application.application_no')
      .select(['status', 'mean'])
      .where('application.application_no', '=', applicationNo)
      .executeTakeFirstOrThrow();
    expect({ ...row, mean: Number(row.mean) }).toEqual({ status: 'FAILED', mean: 55 });
    expect((await check(examinationNo, table)).rows).toMatchObject([
      { outcome: 'refused', message: '이미 확인을 기다리는 정정 요청이 있습니다.' },
    ]);
    const second = await addEmployee(server, ['qualification'], '이다음');
    const { entity } = await second.client.call('officeResultCorrections', {});
    const [asked] = (entity as { list: { correctionNo: number; toScores: { mean: number } }[] }).list;
    expect(asked?.toScores.mean).toBe(70);
    await second.client.call('officeDecideResultCorrection', {
      correctionNo: asked?.correctionNo,
      decision: 'confirm',
    });
    expect((await check(examinationNo, table)).rows).toMatchObject([{ outcome: 'unchanged' }]);
  });

  test('fix the rule of the exam once the first are entered', async () => {
    const examinationNo = await examOf();
    const { applicationNo } = await applicant(examinationNo);
    const { entity } = await employee.client.call('officeOffering', { kind: 'exam', offeringNo: examinationNo });
    const { exam } = entity as { exam: { subjects: object[] } };
    const save = (changes: object) =>
      employee.client.call('officeSaveExam', { examinationNo, exam: { ...exam, version: '', ...changes } });
    expect(await save({ passMean: 55 })).toMatchObject({ code: 1 });
    await enter(applicationNo, scores(90, 45));
    expect(await save({ passMean: 60 })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'exam.subjects' }] },
    });
    // An older build omits the rule.
    expect(await save({ passMean: undefined, subjects: undefined })).toMatchObject({ code: 1 });
  });
});

describeWithDatabase('results that are entered', (open) => {
  const SUBJECTS = [{ name: '외식 이론', fullMarks: 100, passMark: 40 }];

  let server: TestServer;
  let employee: Employee;
  let now = BEGUN;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  /** Moves the clock and signs a new employee in: a token lasts half an hour. */
  const moveTo = async (time: Date) => {
    now = time;
    employee = await addEmployee(server, ['qualification']);
  };
  const examOf = (subjects: object[]) =>
    addExam(server.db, { taken: 9, subjects: JSON.stringify(subjects), pass_mean: 60 });
  const add = async (status: ApplicationStatus, examination_no: number) =>
    (await addApplication(server, { kind: 'exam', status, examination_no })).applicationNo;
  const enter = (userExaminationNo: number) =>
    employee.client.call('officeEnterScores', { userExaminationNo, scores: [{ name: '외식 이론', score: 80 }] });

  test('have scores once an exam with subjects has begun, for applicants without a result', async () => {
    const examinationNo = await examOf(SUBJECTS);
    const applicationNo = await add('CONFIRMED', examinationNo);
    await moveTo(BEFORE);
    expect(await enter(applicationNo)).toMatchObject(CODES.RESULT_TOO_EARLY);
    await moveTo(BEGUN);
    expect(await enter(await add('CONFIRMED', await examOf([])))).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    for (const status of ['ABSENT', 'FAILED', 'CANCELLED'] as const)
      expect(await enter(await add(status, examinationNo))).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect(await enter(applicationNo)).toMatchObject({ entity: 'PASSED' });
  });

  test('correct at most a hundred announced ones by one table, and none if one was corrected since the preview', async () => {
    await moveTo(ANNOUNCED);
    const offeringNo = await examOf([]);
    const numbers: number[] = [];
    for (let count = 0; count < 101; count += 1) numbers.push(await add('FAILED', offeringNo));
    const tableOf = (rows: number[]) => ({
      ...{ kind: 'exam', offeringNo },
      file: Buffer.from(['신청번호,결과', ...rows.map((row) => `${row},합격`)].join('\r\n')).toString('base64'),
    });
    const check = async (rows: number[]) =>
      (await employee.client.call('officeCheckResults', tableOf(rows))).entity as {
        fingerprint: string;
        rows: { outcome: string; message: string }[];
      };
    const { rows } = await check(numbers);
    expect(rows.filter(({ outcome }) => outcome === 'propose')).toHaveLength(100);
    expect(rows.at(-1)).toMatchObject({ outcome: 'refused', message: expect.stringContaining('한 번에 100건까지') });

    const [first = 0, second = 0] = numbers;
    const { fingerprint } = await check([first, second]);
    await employee.client.call('officeCorrectResult', {
      ...{ userExaminationNo: first, result: 'pass', reason: '채점 오류' },
    });
    const entered = { ...tableOf([first, second]), fingerprint, reason: '채점표' };
    expect(await employee.client.call('officeEnterResults', entered)).toMatchObject(CODES.RESULTS_CHANGED);
  });
});
