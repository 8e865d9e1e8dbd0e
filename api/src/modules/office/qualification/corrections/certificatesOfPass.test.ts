import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addExam } from '../../../manager/testing/offerings.ts';
import { addApplication } from '../../testing/applications.ts';
import { addCertificate } from '../../testing/certificates.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';

/** After the announcement: a correction needs two employees. */
const now = new Date('2026-12-24T11:00:00+09:00');
const SUBJECTS = [{ name: '외식 이론', fullMarks: 100, passMark: 40 }];

describeWithDatabase('the certificates of a pass that is corrected', (open) => {
  let server: TestServer;
  let first: Employee;
  let second: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    first = await addEmployee(server, ['qualification'], '김먼저');
    second = await addEmployee(server, ['qualification'], '이다음');
  });

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
    const asked = await first.client.call('officeCorrectResult', { userExaminationNo, reason: '채점 오류', ...input });
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
