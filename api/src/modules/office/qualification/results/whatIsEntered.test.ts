import { CODES, type ApplicationStatus } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addExam } from '../../../manager/testing/offerings.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';

const BEFORE = new Date('2026-12-10T09:59:00+09:00');
const BEGUN = new Date('2026-12-10T10:00:00+09:00');
const ANNOUNCED = new Date('2026-12-24T11:00:00+09:00');
const SUBJECTS = [{ name: '외식 이론', fullMarks: 100, passMark: 40 }];

describeWithDatabase('results that are entered', (open) => {
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
