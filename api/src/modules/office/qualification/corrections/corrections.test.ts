import { CODES } from '@portal/shared/contract';
import { DAY_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { keepSession, passExam, requestForm } from '../../../manager/testing/certificates.ts';
import { addExam, completeCourse } from '../../../manager/testing/offerings.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

/** The results of `addExam` are announced on 24 December at 10:00. */
const BEFORE = new Date('2026-12-10T15:00:00+09:00');
const AFTER = new Date('2026-12-24T11:00:00+09:00');

describeWithDatabase('a wrong result', (open) => {
  let server: TestServer;
  let first: Employee;
  let second: Employee;
  let now = BEFORE;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  /** Moves the clock and signs new employees in: a token lasts half an hour. */
  const moveTo = async (time: Date) => {
    now = time;
    first = await addEmployee(server, ['qualification'], '김먼저');
    second = await addEmployee(server, ['qualification'], '이다음');
  };
  beforeEach(() => moveTo(BEFORE));

  const statusOf = async (applicationNo: number) =>
    (
      await server.db
        .selectFrom('application')
        .select('status')
        .where('application_no', '=', applicationNo)
        .executeTakeFirstOrThrow()
    ).status;
  const correct = (userExaminationNo: number, result: string, { client } = first) =>
    client.call('officeCorrectResult', { userExaminationNo, result, reason: '채점 오류' });
  const waiting = async ({ client } = second) =>
    ((await client.call('officeResultCorrections', { limit: 100 })).entity as { list: Waiting[] }).list;
  interface Waiting {
    correctionNo: number;
    userExaminationNo: number;
    isOwn: boolean;
    consequences: string[];
  }
  const correctionOf = async (userExaminationNo: number) => {
    const found = (await waiting()).find((each) => each.userExaminationNo === userExaminationNo);
    if (!found) throw new Error(`no correction of ${userExaminationNo}`);
    return found;
  };
  const decide = (correctionNo: number, decision: 'confirm' | 'refuse', { client } = second) =>
    client.call('officeDecideResultCorrection', { correctionNo, decision, reason: '원본과 같음' });
  const noticesOf = (memberNo: number) =>
    server.db.selectFrom('member_notice').select(['event', 'content']).where('member_no', '=', memberNo).execute();

  test('is corrected by one employee before its announcement, and its member is not notified', async () => {
    const { applicationNo, memberNo } = await addApplication(server, { kind: 'exam', status: 'FAILED' });
    expect(await correct(applicationNo, 'pass')).toMatchObject({ code: 1, entity: 'done' });
    expect(await statusOf(applicationNo)).toBe('PASSED');
    expect(await newestAct(server)).toMatchObject({
      act: 'correct result',
      detail: '{"former":"FAILED","status":"PASSED"}',
    });
    expect(await noticesOf(memberNo)).toEqual([]);
    const sealed = await server.db
      .selectFrom('sealed_result')
      .selectAll()
      .where('application_no', '=', applicationNo)
      .execute();
    expect(sealed).toHaveLength(1);
    expect(await correct(applicationNo, 'absent')).toMatchObject({ entity: 'done' });
    expect(
      await server.db.selectFrom('sealed_result').selectAll().where('application_no', '=', applicationNo).execute(),
    ).toEqual([]);
  });

  test('that is announced cannot be reset, because one employee alone could then enter another', async () => {
    const { applicationNo, offeringNo } = await addApplication(server, { kind: 'exam', status: 'ABSENT' });
    const choices = async () => {
      const { entity } = await first.client.call('officeApplicants', { kind: 'exam', offeringNo });
      return (entity as { list: { userExaminationNo: number; corrections: string[] }[] }).list.find(
        (each) => each.userExaminationNo === applicationNo,
      )?.corrections;
    };
    expect(await choices()).toEqual(['sit', 'pass', 'fail']);
    await moveTo(AFTER);
    expect(await choices()).toEqual(['pass', 'fail']);
    expect(await correct(applicationNo, 'sit')).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'result' }] },
    });
    expect(await correct(applicationNo, 'fail')).toMatchObject({ code: 1, entity: 'asked' });
  });

  test('that an employee without the right any more has asked to correct is refused, not confirmed', async () => {
    const { applicationNo } = await addApplication(server, { kind: 'exam', status: 'FAILED' });
    await moveTo(AFTER);
    await correct(applicationNo, 'pass');
    const { correctionNo } = await correctionOf(applicationNo);
    await server.db.deleteFrom('employee_permission').where('member_no', '=', first.memberNo).execute();
    expect(await decide(correctionNo, 'confirm')).toMatchObject(CODES.FIRST_NOT_ALLOWED);
    expect(await statusOf(applicationNo)).toBe('FAILED');
    expect(await decide(correctionNo, 'refuse')).toMatchObject({ code: 1 });
  });

  test('that is announced is corrected only by a second employee, and the former one stays', async () => {
    const { applicationNo, memberNo } = await addApplication(server, { kind: 'exam', status: 'FAILED' });
    await moveTo(AFTER);
    expect(await correct(applicationNo, 'pass')).toMatchObject({ code: 1, entity: 'asked' });
    expect(await statusOf(applicationNo)).toBe('FAILED');
    expect(await newestAct(server)).toMatchObject({ act: 'ask: correct result', reason: '채점 오류' });
    expect(await correct(applicationNo, 'absent')).toMatchObject(CODES.CORRECTION_WAITS);

    const { correctionNo } = await correctionOf(applicationNo);
    expect((await waiting(first)).find((each) => each.correctionNo === correctionNo)).toMatchObject({ isOwn: true });
    expect(await decide(correctionNo, 'confirm', first)).toMatchObject(CODES.CORRECTION_NEEDS_ANOTHER);
    expect(await decide(correctionNo, 'confirm')).toMatchObject({ code: 1 });
    expect(await statusOf(applicationNo)).toBe('PASSED');
    expect(await decide(correctionNo, 'confirm')).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    const [notice, ...more] = await noticesOf(memberNo);
    expect([notice?.event, more]).toEqual(['resultCorrected', []]);
    expect(
      await server.db
        .selectFrom('result_correction')
        .selectAll()
        .where('correction_no', '=', correctionNo)
        .executeTakeFirst(),
    ).toMatchObject({
      status: 'DONE',
      from_status: 'FAILED',
      to_status: 'PASSED',
      asked_by: first.memberNo,
      decided_by: second.memberNo,
    });
  });

  test('is not corrected by two employees if one has just granted the other a right', async () => {
    const { applicationNo } = await addApplication(server, { kind: 'education', status: 'COMPLETED' });
    await correct(applicationNo, 'notComplete');
    const creature = await addEmployee(server, ['qualification'], '박지인');
    await server.db
      .insertInto('employee_grant')
      .values({
        member_no: creature.memberNo,
        permission: 'qualification',
        granted_by: first.memberNo,
        granted_at: now,
      })
      .execute();
    const { correctionNo } = await correctionOf(applicationNo);
    expect(await decide(correctionNo, 'confirm', creature)).toMatchObject(CODES.SECOND_TOO_CLOSE);
    expect(await newestAct(server)).toMatchObject({ act: 'refuse: correct result' });
    expect(await statusOf(applicationNo)).toBe('COMPLETED');
    await expect(
      server.db
        .updateTable('result_correction')
        .set({ status: 'DONE', decided_by: first.memberNo, decided_at: now })
        .where('correction_no', '=', correctionNo)
        .execute(),
    ).rejects.toThrow('result_correction_by_another');
  });

  test('is unchanged when the request is rejected, or withdrawn by its requester', async () => {
    const { applicationNo, memberNo } = await addApplication(server, { kind: 'education', status: 'NOT_COMPLETED' });
    await correct(applicationNo, 'complete');
    const { correctionNo } = await correctionOf(applicationNo);
    expect(
      await second.client.call('officeDecideResultCorrection', { correctionNo, decision: 'refuse' }),
    ).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'reason' }] },
    });
    expect(await decide(correctionNo, 'refuse', first)).toMatchObject({ code: 1 });
    expect(await statusOf(applicationNo)).toBe('NOT_COMPLETED');
    expect(await noticesOf(memberNo)).toEqual([]);
    expect(await correct(applicationNo, 'complete')).toMatchObject({ entity: 'asked' });
  });

  test('of a pass revokes its certificate, and a restored pass can earn another one', async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    const { client, memberNo } = await server.member();
    await keepSession(server, memberNo);
    const applicationNo = await passExam(server, { memberNo, client, now });
    await moveTo(AFTER);
    const certificateNo = (await client.call('upsertCertificate', requestForm({ userExaminationNo: applicationNo })))
      .entity as number;
    await server.db
      .updateTable('certificate')
      .set({ status: 'ISSUED', number: '2026-2-12345-67890', paid_at: now, issued_at: now })
      .where('certificate_no', '=', certificateNo)
      .execute();
    const verify = async () =>
      (await server.client().call('getMapCertificate', { number: '2026-2-12345-67890' })).entity as { valid: boolean };
    expect(await verify()).toMatchObject({ valid: true });

    await correct(applicationNo, 'fail');
    const asked = await correctionOf(applicationNo);
    expect(asked.consequences).toEqual(['이 합격으로 신청하거나 받은 자격증이 취소되고, 그 번호는 무효가 됩니다.']);
    await decide(asked.correctionNo, 'confirm');
    expect(await verify()).toEqual({ valid: false });
    expect((await noticesOf(memberNo)).map(({ event }) => event)).toEqual(
      expect.arrayContaining(['certificateRevoked', 'resultCorrected']),
    );

    await moveTo(new Date(AFTER.getTime() + DAY_MS));
    await correct(applicationNo, 'pass');
    await decide((await correctionOf(applicationNo)).correctionNo, 'confirm');
    const again = await client.call('upsertCertificate', requestForm({ userExaminationNo: applicationNo }));
    expect(again).toMatchObject({ code: 1 });
  });

  test('of a course leaves the exam application that depends on it, and its member is notified', async () => {
    const { applicationNo, memberNo } = await addApplication(server, { kind: 'education', status: 'COMPLETED' });
    const examinationNo = await addExam(server.db);
    const exam = await server.db
      .insertInto('application')
      .values({
        ...{ member_no: memberNo, kind: 'exam', education_no: null, examination_no: examinationNo },
        ...{ status: 'CONFIRMED', grade: 2, price: 0, terms: '{}', answers: '{}', examination_code: null },
        ...{ applied_at: now, pay_due_at: null, confirmed_at: now },
      })
      .returning('application_no')
      .executeTakeFirstOrThrow();
    await correct(applicationNo, 'notComplete');
    const { correctionNo, consequences } = await correctionOf(applicationNo);
    expect(consequences).toEqual([
      '같은 급수의 시험 신청이 1건 있습니다. 저절로 취소되지 않으니 회원과 이야기해주세요.',
    ]);
    await decide(correctionNo, 'confirm');
    expect(await statusOf(exam.application_no)).toBe('CONFIRMED');
    const [notice] = await noticesOf(memberNo);
    expect(notice?.content).toContain('시험 신청은 취소되지 않았습니다.');
    // No loss for a member who has completed another course of the grade.
    await completeCourse(server.db, memberNo, 2);
  });
});
