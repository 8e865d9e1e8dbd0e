import { sql } from 'kysely';
import { CODES } from '@portal/shared/contract';
import {
  courseForm,
  examForm,
  type CourseForm,
  type ExamForm,
  type OfferingKind,
} from '@portal/shared/contract/office';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { changesJob } from '../../../manager/notices/changesJob.ts';
import { addCourse, addExam } from '../../../manager/testing/offerings.ts';
import { addApplication, addPaid, PRICE } from '../../testing/applications.ts';
import { addMark } from '../../testing/attendance.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';
import { OFFERING_TERMS } from '../../testing/offeringTerms.ts';
import { COLUMN_RULES } from './columnRules.ts';

const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
const FIXED = [
  ['education', 'rating', 1],
  ['education', 'eduType', 2],
  ['exam', 'rating', 1],
  ['exam', 'part', '실기'],
  ['exam', 'year', 2027],
  ['exam', 'rounds', 5],
] as const satisfies [OfferingKind, string, unknown][];

describeWithDatabase('a course or an exam that was sold', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now: Date;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  const moveTo = async (at: string) => {
    now = new Date(`${at}:00+09:00`);
    employee = await addEmployee(server, ['qualification']);
    await server.db
      .updateTable('session')
      .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
      .execute();
  };
  beforeEach(() => moveTo('2026-11-20T12:00'));

  const view = async (kind: OfferingKind, offeringNo: number) =>
    (await employee.client.call('officeOffering', { kind, offeringNo })).entity as {
      course: CourseForm;
      exam: ExamForm;
      awaiting: number;
      fixedFields?: { field: string; reason: string }[];
    };
  const save = async (kind: OfferingKind, offeringNo: number, changes: object) => {
    const { course, exam } = await view(kind, offeringNo);
    return kind === 'education'
      ? employee.client.call('officeSaveCourse', {
          educationNo: offeringNo,
          course: { ...course, ...changes },
          termsReason: '강사 사정',
        })
      : employee.client.call('officeSaveExam', { examinationNo: offeringNo, exam: { ...exam, ...changes } });
  };
  const runChangesJob = () => changesJob.run({ ...server.services, db: server.db, log: server.app.log });
  const refusedAt = (path: string, message?: RegExp) => ({
    status: 400,
    entity: { issues: [{ path, ...(message && { message: expect.stringMatching(message) as string }) }] },
  });
  const notices = async (memberNo: number) =>
    (
      await server.db
        .selectFrom('member_notice')
        .select('content')
        .where('member_no', '=', memberNo)
        .where('event', '=', 'changed')
        .orderBy('notice_no')
        .execute()
    ).map(({ content }) => content);

  test.each([
    ['education', courseForm],
    ['exam', examForm],
  ] as const)('has a rule for each column of %s and each field of its form', async (kind, form) => {
    const table = kind === 'education' ? 'education' : 'examination';
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}
    `.execute(server.db);
    const rules = COLUMN_RULES[kind];
    expect(Object.keys(rules).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    const ruled = new Set(Object.values(rules).flatMap(({ fields }) => fields));
    const [{ entries }] = form.pipe;
    // Lecturers are in a table of their own.
    const others = kind === 'education' ? ['version', 'lecturerNos'] : ['version'];
    expect([...ruled, ...others].toSorted()).toEqual(Object.keys(entries).toSorted());
  });

  describe.each(FIXED)('of the kind %s', (kind, field, value) => {
    const path = `${kind === 'education' ? 'course' : 'exam'}.${field}`;
    test(`its field ${field} is fixed once anybody has applied, with the reason, and nobody is notified`, async () => {
      const { offeringNo, memberNo } = await addApplication(server, { kind, status: 'CONFIRMED' });
      expect(await save(kind, offeringNo, { [field]: value, lastDay: '2026-12-10' })).toMatchObject(
        refusedAt(path, /신청한 분이 있어/),
      );
      expect((await view(kind, offeringNo)).fixedFields).toContainEqual({
        field,
        reason: expect.stringMatching(/신청한 분이 있어/) as string,
      });
      await runChangesJob();
      expect(await notices(memberNo)).toEqual([]);
      expect(await save(kind, offeringNo, { capacity: 31 })).toMatchObject({ code: 1 });
    });
  });

  test('is fixed by a place in its queue and by a hold that may still be paid, and not by a cancelled application', async () => {
    const waiting = await addCourse(server.db, { taken: 0, waiting: 1 });
    const expired = await addApplication(server, { kind: 'education', status: 'EXPIRED', expired_at: now });
    const cancelled = await addApplication(server, { kind: 'education', status: 'CANCELLED' });
    await server.db.updateTable('education').set({ taken: 0 }).execute();
    for (const offeringNo of [waiting, expired.offeringNo])
      expect(await save('education', offeringNo, { rating: 1 })).toMatchObject(refusedAt('course.rating'));
    expect((await view('education', cancelled.offeringNo)).fixedFields).toEqual([]);
    expect(await save('education', cancelled.offeringNo, { rating: 1 })).toMatchObject({ code: 1 });
  });

  test('is neither moved into the past nor created there', async () => {
    const { offeringNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    const past = { eduDate: '2026-11-17', lastDay: '2026-11-17' };
    expect(await save('education', offeringNo, past)).toMatchObject(refusedAt('course.eduDate', /이미 지난/));
    const today = { eduDate: '2026-11-20', lastDay: '2026-11-20', time: '11:59', endTime: '17:00' };
    expect(await save('education', offeringNo, today)).toMatchObject(refusedAt('course.time', /이미 지난/));
    expect(await save('education', offeringNo, { ...today, time: '12:01' })).toMatchObject({ code: 1 });
    const exam = await addExam(server.db);
    expect(await save('exam', exam, { examDate: '2026-11-19' })).toMatchObject(refusedAt('exam.examDate'));
    const form = { ...OFFERING_TERMS, title: '지난 과정', eduType: 1, ...past };
    expect(await employee.client.call('officeSaveCourse', { course: form })).toMatchObject(refusedAt('course.eduDate'));
    const lesson = { day: '2026-11-20', time: '11:00', endTime: '13:00' };
    const lessons = { ...form, eduDate: '2026-11-20', time: '13:00', lastDay: '2026-11-21' };
    expect(
      await employee.client.call('officeSaveCourse', {
        course: { ...lessons, endTime: '14:00', furtherLessons: [{ ...lesson, time: '14:00', endTime: '15:00' }] },
      }),
    ).toMatchObject({ code: 1 });
  });

  test('can be changed in its other fields once it is over, and no lesson of it is moved into the past', async () => {
    const further = { day: '2026-12-12', time: '10:00', endTime: '17:00' };
    const educationNo = await addCourse(server.db, {
      taken: 1,
      end_time: '17:00',
      further_lessons: JSON.stringify([{ lessonNo: 2, ...further }]),
      ends_at: new Date('2026-12-13T00:00:00+09:00'),
    });
    await moveTo('2026-12-11T12:00');
    const earlier = { furtherLessons: [{ lessonNo: 2, ...further, day: '2026-12-11', time: '11:00' }] };
    expect(await save('education', educationNo, { ...earlier, lastDay: '2026-12-12' })).toMatchObject(
      refusedAt('course.furtherLessons.0.time', /이미 지난/),
    );
    await moveTo('2027-01-20T12:00');
    expect(await save('education', educationNo, { contactPhone: '02-555-0101' })).toMatchObject({ code: 1 });
  });

  test('and brought forward can be cancelled with a full refund until its original day, but not after attending', async () => {
    const [first, present] = [await addPaid(server), await addPaid(server)];
    for (const day of ['2026-12-20', '2026-11-25']) {
      for (const { offeringNo } of [first, present])
        expect(await save('education', offeringNo, { eduDate: day, lastDay: day })).toMatchObject({ code: 1 });
      await runChangesJob();
    }
    await moveTo('2026-12-19T12:00');
    await addMark(server, { applicationNo: present.applicationNo, recordedBy: employee.memberNo });
    const canLeave = async ({ client }: typeof first) =>
      ((await client.call('getListBoxUserEdu')).entity as { list: { allowedActions: string[] }[] }).list.map(
        ({ allowedActions }) => allowedActions.includes('cancel'),
      );
    expect([await canLeave(first), await canLeave(present)]).toEqual([[true], [false]]);
    const leave = ({ client, applicationNo }: typeof first) =>
      client.call('patchIntEduCancel', { userExaminationNo: applicationNo, ...account });
    expect(await leave(present)).toMatchObject(CODES.REFUND_CLOSED);
    expect(await leave(first)).toMatchObject({ code: 1 });
    expect(
      await server.db
        .selectFrom('refund')
        .select(['status', 'amount'])
        .where('application_no', '=', first.applicationNo)
        .execute(),
    ).toEqual([{ status: 'APPROVED', amount: PRICE }]);
  });

  test('announces its results on another day only with a notice to each applicant, who may leave until it begins', async () => {
    const { offeringNo, memberNo, client } = await addApplication(server, { kind: 'exam', status: 'CONFIRMED' });
    expect(await save('exam', offeringNo, { passDate: '2026-11-19' })).toMatchObject({ status: 400 });
    expect(await save('exam', offeringNo, { passDate: '2026-12-28', passTime: '15:00' })).toMatchObject({ code: 1 });
    await runChangesJob();
    expect(await notices(memberNo)).toEqual([
      expect.stringMatching(
        /합격자 발표 2026\.12\.28.* 15:00\..*합격자 발표 2026\.12\.24.* 10:00\..*취소하실 수 있습니다/,
      ),
    ]);
    const { list } = (await client.call('getListBoxUserExam')).entity as { list: object[] };
    expect(list).toMatchObject([
      {
        passDate: '2026-12-28',
        change: {
          before: { passDate: '2026-12-24', passTime: '10:00' },
          after: { passDate: '2026-12-28', passTime: '15:00' },
          mayLeave: true,
        },
      },
    ]);
  });

  test('notifies examinees of another announcement day, seals their results until then, and moves no announced ones', async () => {
    const { offeringNo, memberNo, client } = await addApplication(server, { kind: 'exam', status: 'PASSED' });
    await moveTo('2026-12-15T12:00');
    expect((await view('exam', offeringNo)).awaiting).toBe(1);
    expect(await save('exam', offeringNo, { address2: '5층', passDate: '2026-12-18' })).toMatchObject({ code: 1 });
    await moveTo('2026-12-18T12:00');
    const own = async () =>
      ((await client.call('getListBoxUserExam')).entity as { list: { status: string; change: object }[] }).list;
    // No notice yet.
    expect(await own()).toMatchObject([{ status: 'SAT', change: null }]);
    await moveTo('2026-12-15T12:00');
    await runChangesJob();
    const [content] = await notices(memberNo);
    expect(content).toMatch(/합격자 발표 2026\.12\.18/);
    expect(content).not.toMatch(/취소|5층/);
    expect(await own()).toMatchObject([
      { status: 'SAT', change: { after: { passDate: '2026-12-18' }, mayLeave: false } },
    ]);
    await moveTo('2026-12-18T10:00');
    expect(await own()).toMatchObject([{ status: 'PASSED', change: null }]);
    expect(await save('exam', offeringNo, { passDate: '2026-12-30' })).toMatchObject(refusedAt('exam.passDate'));
    expect(await save('exam', offeringNo, { contactPhone: '02-555-0101' })).toMatchObject({ code: 1 });
  });
});
