import type { Insertable } from 'kysely';
import { CODES, type CallEntity } from '@portal/shared/contract';
import type { officeAttendance, officeTakeAttendance } from '@portal/shared/contract/office';
import { inTransaction } from '../../../../database/transaction.ts';
import type { ApplicationTable, OfferingKind } from '../../../../database/types/tables/manager.ts';
import { entryCodeOf } from '../../../../enrolment/attendance/entryCode.ts';
import { verifyChain } from '../../../../internalControls/audit/verifyChain.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addCourse, addExam } from '../../../manager/testing/offerings.ts';
import { openSession } from '../../../user/session/session.ts';
import { eraseMember } from '../../../user/withdrawal/eraseMember.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { addEvidence } from '../../testing/evidence.ts';
import { NO_TICKET } from './judgeEntry.ts';

type Attendance = CallEntity<typeof officeAttendance>;
type Answers = CallEntity<typeof officeTakeAttendance>;

const FURTHER = [
  { lessonNo: 2, day: '2026-12-11', time: '10:00', endTime: '17:00' },
  { lessonNo: 3, day: '2026-12-12', time: '10:00', endTime: '13:00' },
];
const ANSWERS = {
  name: '가온',
  userBirth: '19900101',
  postCode: '',
  userAddress: '',
  userAddress2: '',
  isDisorder: 1,
  memo: '',
};
const at = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`);

describeWithDatabase('attendance', (open) => {
  let server: TestServer;
  let employee: Employee;
  const clock = { now: at('2026-12-10', '09:50') };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
    employee = await addEmployee(server, ['qualification'], '김접수');
  });
  beforeEach(() => until('2026-12-10', '09:50'));

  /** The employee's token expires within minutes. */
  async function until(day: string, time: string) {
    clock.now = at(day, time);
    const login = { memberNo: employee.memberNo, clientId: 'site', takeover: true, caller: null } as const;
    employee.client.token = await openSession(server.db, { ...login, now: clock.now });
  }

  async function course() {
    const columns = { end_time: '17:00', further_lessons: JSON.stringify(FURTHER), ends_at: at('2026-12-13', '00:00') };
    return { kind: 'education' as const, offeringNo: await addCourse(server.db, { ...columns, taken: 9 }) };
  }
  const exam = async () => ({
    kind: 'exam' as const,
    offeringNo: await addExam(server.db, { time: '10:00', end_time: '11:40', taken: 9 }),
  });
  async function applicant(
    { kind, offeringNo }: { kind: OfferingKind; offeringNo: number },
    name = '홍길동',
    columns: Omit<Partial<Insertable<ApplicationTable>>, 'kind'> = {},
  ) {
    const key = kind === 'education' ? 'education_no' : 'examination_no';
    const answers = JSON.stringify({ name, koName: name, userBirth: '19900101', userProfile: 'photos/1.webp' });
    return addApplication(server, { kind, status: 'CONFIRMED', [key]: offeringNo, answers, ...columns });
  }
  const codeOf = (applicationNo: number) => entryCodeOf(applicationNo, server.configuration.encryptionKeys);
  const take = async (
    of: { kind: OfferingKind; offeringNo: number },
    entries: object[],
    { lessonNo = 1, by = employee }: { lessonNo?: number; by?: Employee } = {},
  ) => {
    const sent = entries.map((entry) => ({ takenAt: clock.now.toISOString(), ...entry }));
    const answer = await by.client.call('officeTakeAttendance', { ...of, lessonNo, entries: sent });
    expect(answer).toMatchObject({ status: 200, code: 1 });
    return answer.entity as Answers;
  };
  const view = async (of: { kind: OfferingKind; offeringNo: number }) =>
    (await employee.client.call('officeAttendance', of)).entity as Attendance;

  test('is taken by the code of a ticket and from the list, once each, with its employee and time', async () => {
    const of = await course();
    const [first, second] = [await applicant(of, '가온'), await applicant(of, '나래')];
    const entries = [{ code: codeOf(first.applicationNo) }, { userExaminationNo: second.applicationNo }];
    expect((await take(of, entries)).map(({ name, outcome }) => [name, outcome])).toEqual([
      ['가온', 'taken'],
      ['나래', 'taken'],
    ]);
    expect(await newestAct(server)).toMatchObject({
      act: 'take attendance',
      object_no: second.applicationNo,
      detail: '{"lesson":1,"attendance":"PRESENT"}',
    });
    // A retry after a lost response, and a colleague who scanned the same code.
    const colleague = await addEmployee(server, ['qualification'], '이접수');
    const again = await take(of, entries, { by: colleague });
    expect(again).toMatchObject([
      { outcome: 'already', message: '이미 출석입니다. (2026.12.10 (목) 09:50 김접수)' },
      { outcome: 'already' },
    ]);
    const { applicants } = await view(of);
    expect(applicants.map(({ marks }) => marks)).toMatchObject([
      [{ lessonNo: 1, status: 'PRESENT', takenBy: '김접수', takenAt: '2026-12-10T09:50:00+09:00', correction: null }],
      [{ lessonNo: 1, status: 'PRESENT' }],
    ]);
    const rows = await server.db
      .selectFrom('attendance')
      .select(['way'])
      .where('application_no', 'in', [first.applicationNo, second.applicationNo])
      .orderBy('application_no')
      .execute();
    expect(rows.map(({ way }) => way)).toEqual(['CODE', 'LIST']);
    await expect(verifyChain(server.db)).resolves.toMatchObject({ broken: null });
  });

  test('two employees who scan the same code at once store one mark', async () => {
    const of = await course();
    const { applicationNo } = await applicant(of);
    const colleague = await addEmployee(server, ['qualification'], '이접수');
    const entries = [{ code: codeOf(applicationNo) }];
    const answers = await Promise.all([take(of, entries), take(of, entries, { by: colleague })]);
    expect(answers.map(([answer]) => answer?.outcome).toSorted()).toEqual(['already', 'taken']);
  });

  test('an entry that is sent twice in one call is stored once', async () => {
    const of = await course();
    const { applicationNo } = await applicant(of);
    const answers = await take(of, [{ code: codeOf(applicationNo) }, { userExaminationNo: applicationNo }]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['taken', 'already']);
  });

  test('shows why an applicant is not marked: another course, not paid, cancelled meanwhile, an unknown code', async () => {
    const [of, other] = [await course(), await exam()];
    const [elsewhere, held, cancelled] = [
      await applicant(other),
      await applicant(of, '미납', { status: 'HELD' }),
      await applicant(of, '취소', { status: 'CANCELLED' }),
    ];
    const forged = codeOf(cancelled.applicationNo).replace(/.$/, (last) => (last === 'B' ? 'C' : 'B'));
    const entries = [elsewhere, held, cancelled].map(({ applicationNo }) => ({ code: codeOf(applicationNo) }));
    const answers = await take(of, [...entries, { code: forged }, { code: 'https://example.com' }]);
    expect(answers.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['refused', '다른 시험의 신청입니다: 2026년 제4회 외식경영관리사 2급 필기 (2026.12.10 (목))'],
      ['refused', '아직 결제하지 않은 신청입니다.'],
      ['refused', '취소된 신청입니다.'],
      ['refused', '협회의 수강증이나 수험표가 아닙니다.'],
      ['refused', '협회의 수강증이나 수험표가 아닙니다.'],
    ]);
    expect((await view(of)).applicants).toEqual([]);
  });

  test('nobody is admitted to an exam without a ticket: by code, from the list, or by an offline device', async () => {
    const of = await exam();
    const ready = await applicant(of, '가온');
    const answers = JSON.stringify({ koName: '나래', userBirth: '19900101', userProfile: '' });
    const faceless = await applicant(of, '나래', { answers });
    const { terms } = await server.db
      .selectFrom('application')
      .select('terms')
      .where('application_no', '=', ready.applicationNo)
      .executeTakeFirstOrThrow();
    const unproven = await applicant(of, '다미', { terms: JSON.stringify({ ...terms, asksEvidence: true }) });
    const bars = ['', NO_TICKET.photo, NO_TICKET.evidence];
    expect((await view(of)).applicants.map(({ bar }) => bar)).toEqual(bars);
    const people = [ready, faceless, unproven];
    for (const entries of [
      people.map(({ applicationNo }) => ({ code: codeOf(applicationNo) })),
      people.map(({ applicationNo }) => ({ userExaminationNo: applicationNo })),
    ]) {
      const [, ...refused] = await take(of, entries);
      expect(refused.map(({ outcome, message }) => [outcome, message])).toEqual(
        bars.slice(1).map((bar) => ['refused', bar]),
      );
    }
    const marks = (await view(of)).applicants.map((one) => one.marks.length);
    expect(marks).toEqual([1, 0, 0]);

    // An absence entered meanwhile admits nobody either.
    await until('2026-12-10', '11:40');
    for (const { applicationNo: userExaminationNo } of [faceless, unproven])
      expect(await employee.client.call('officeEnterResult', { userExaminationNo, result: 'absent' })).toMatchObject({
        entity: 'ABSENT',
      });
    expect(await take(of, [{ code: codeOf(faceless.applicationNo) }])).toMatchObject([
      { outcome: 'refused', message: NO_TICKET.photo },
    ]);
    expect((await view(of)).applicants.map(({ bar }) => bar)).toEqual(bars);

    await addEvidence(server, unproven.memberNo, { status: 'ACCEPTED', decided_at: clock.now });
    expect(await take(of, [{ code: codeOf(unproven.applicationNo) }])).toMatchObject([{ outcome: 'taken' }]);
  });

  test('a lesson is not taken before its day, and an offline device sends its own time', async () => {
    const of = await course();
    const { applicationNo } = await applicant(of);
    const early = await take(of, [{ code: codeOf(applicationNo) }], { lessonNo: 2 });
    expect(early).toMatchObject([{ outcome: 'refused', message: expect.stringContaining('2026.12.11') as string }]);
    await until('2026-12-11', '18:00');
    const takenAt = at('2026-12-11', '09:41').toISOString();
    await take(of, [{ code: codeOf(applicationNo), takenAt }], { lessonNo: 2 });
    // A time from a fast clock is capped at the present.
    await take(of, [{ code: codeOf(applicationNo), takenAt: at('2027-01-01', '00:00').toISOString() }]);
    const [applicant0] = (await view(of)).applicants;
    expect(applicant0?.marks.map((mark) => mark.takenAt)).toEqual([
      '2026-12-11T18:00:00+09:00',
      '2026-12-11T09:41:00+09:00',
    ]);
    expect(applicant0?.proposal).toBeNull();
  });

  test('an old ticket is accepted with a request to check the identity card, and stored as from the list', async () => {
    const of = await course();
    const { applicationNo } = await applicant(of);
    const code = `HFA-1-${String(applicationNo).padStart(8, '0')}`;
    expect(await take(of, [{ code }])).toMatchObject([
      { outcome: 'taken', message: expect.stringContaining('신분증') as string },
    ]);
    const row = server.db.selectFrom('attendance').select('way').where('application_no', '=', applicationNo);
    expect(await row.executeTakeFirst()).toEqual({ way: 'LIST' });
  });

  test('a mark is corrected with a reason, and a late entry of the same does not undo that', async () => {
    const of = await course();
    const { applicationNo } = await applicant(of);
    await take(of, [{ userExaminationNo: applicationNo }]);
    const correction = { userExaminationNo: applicationNo, lessonNo: 1, status: 'ABSENT', reason: '동명이인' };
    expect(await employee.client.call('officeCorrectAttendance', { ...correction, reason: '' })).toMatchObject({
      status: 400,
    });
    expect(await employee.client.call('officeCorrectAttendance', correction)).toMatchObject({ code: 1, entity: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'correct attendance', reason: '동명이인' });
    expect(await take(of, [{ userExaminationNo: applicationNo }])).toMatchObject([{ outcome: 'refused' }]);
    expect((await view(of)).applicants).toMatchObject([
      { marks: [{ status: 'ABSENT', correction: { correctedBy: '김접수', reason: '동명이인' } }], share: 0 },
    ]);
    expect(await employee.client.call('officeCorrectAttendance', correction)).toMatchObject({
      code: CODES.OFFICE_STATE_CHANGED.code,
    });
  });

  test('the reason of a corrected mark is erased with the membership; the mark remains', async () => {
    const of = await course();
    const { applicationNo, memberNo } = await applicant(of);
    await take(of, [{ userExaminationNo: applicationNo }]);
    const correction = { userExaminationNo: applicationNo, lessonNo: 1, status: 'ABSENT', reason: '가온 님이 아님' };
    await employee.client.call('officeCorrectAttendance', correction);
    await inTransaction(server.db, async (db) => {
      const member = await db
        .selectFrom('member')
        .selectAll()
        .where('member_no', '=', memberNo)
        .executeTakeFirstOrThrow();
      await eraseMember(member, { db, now: clock.now, configuration: server.configuration });
    });
    const mark = server.db.selectFrom('attendance').select(['status', 'reason']);
    expect(await mark.where('application_no', '=', applicationNo).execute()).toEqual([
      { status: 'ABSENT', reason: '' },
    ]);
  });

  test('proposes results once the last lesson is over; another one needs a reason, none is entered automatically', async () => {
    const of = await course();
    const [diligent, late, absent] = [
      await applicant(of, '가온'),
      await applicant(of, '나래'),
      await applicant(of, '다미'),
    ];
    await take(
      of,
      [diligent, late].map(({ applicationNo }) => ({ userExaminationNo: applicationNo })),
    );
    const enter = (input: object) => employee.client.call('officeEnterResult', input);
    const early = { userExaminationNo: absent.applicationNo, result: 'notComplete' };
    await until('2026-12-10', '17:00');
    expect(await enter(early)).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'reason', message: expect.stringContaining('수업이 2번 남았습니다') as string }] },
    });
    await until('2026-12-11', '10:00');
    await take(of, [{ userExaminationNo: diligent.applicationNo }], { lessonNo: 2 });
    await until('2026-12-12', '12:59');
    expect((await view(of)).isOver).toBe(false);
    await until('2026-12-12', '13:00');
    const { applicants, isOver } = await view(of);
    expect(isOver).toBe(true);
    expect(applicants.map(({ share, proposal, status }) => [share, proposal, status])).toEqual([
      [82, 'complete', 'CONFIRMED'],
      [41, 'notComplete', 'CONFIRMED'],
      [0, 'notComplete', 'CONFIRMED'],
    ]);
    const other = { userExaminationNo: late.applicationNo, result: 'complete' };
    expect(await enter(other)).toMatchObject({ status: 400, entity: { issues: [{ path: 'reason' }] } });
    expect(await enter({ ...other, reason: '병원 진단서' })).toMatchObject({ code: 1, entity: 'COMPLETED' });
    expect(await enter(early)).toMatchObject({ code: 1 });
  });

  test('of an exam: those present have sat it, and nothing is proposed if nobody was marked', async () => {
    const of = await exam();
    const [came] = [await applicant(of, '가온', { examination_code: '26042-0001' }), await applicant(of, '나래')];
    await until('2026-12-10', '11:40');
    expect((await view(of)).applicants.map(({ proposal }) => proposal)).toEqual([null, null]);
    await take(of, [{ code: codeOf(came.applicationNo) }]);
    expect((await view(of)).applicants.map(({ proposal, examinationCode }) => [proposal, examinationCode])).toEqual([
      ['sit', '26042-0001'],
      ['absent', ''],
    ]);
  });

  test('a member reads their own attendance and the code of their own ticket', async () => {
    const of = await course();
    const terms = { title: '합숙', eduType: 1, eduDate: '2026-12-10', time: '10:00', endTime: '17:00' };
    const windows = { reStartDate: '2026-10-26', reEndDate: '2026-12-09', percent: 100 };
    const second = { reStartDate2: '2026-12-10', reEndDate2: '2026-12-10', percent2: 80 };
    const place = { rating: 2, address: '서울특별시 중구 한빛로 27', address2: '' };
    const { applicationNo, client } = await applicant(of, '가온', {
      terms: JSON.stringify({ ...terms, ...windows, ...second, ...place, furtherLessons: FURTHER }),
      answers: JSON.stringify(ANSWERS),
    });
    await take(of, [{ userExaminationNo: applicationNo }]);
    expect(await client.call('getMapUserEdu', { userExaminationNo: applicationNo })).toMatchObject({
      code: 1,
      entity: {
        entryCode: codeOf(applicationNo),
        attendance: [
          { lessonNo: 1, day: '2026-12-10', attendance: 'PRESENT', attendanceName: '출석' },
          { lessonNo: 2, day: '2026-12-11', attendance: null, attendanceName: '' },
          { lessonNo: 3, day: '2026-12-12', attendance: null },
        ],
      },
    });
  });
});
