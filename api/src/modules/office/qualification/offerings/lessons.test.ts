import type { CourseForm } from '@portal/shared/contract/office';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { changesJob } from '../../../manager/notices/changesJob.ts';
import { addApplication } from '../../testing/applications.ts';
import { addMark } from '../../testing/attendance.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';
import { OFFERING_TERMS } from '../../testing/offeringTerms.ts';

const HOURS = { time: '10:00', endTime: '17:00' };
const FURTHER = [
  { day: '2027-03-11', ...HOURS },
  { day: '2027-03-12', time: '10:00', endTime: '13:00' },
];

describeWithDatabase('the lessons of a course', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    employee = await addEmployee(server, ['qualification']);
  });

  const form = (changes: object = {}) => ({
    ...OFFERING_TERMS,
    title: '3일 과정',
    eduType: 1,
    eduDate: '2027-03-10',
    endTime: '17:00',
    lastDay: '2027-03-12',
    furtherLessons: FURTHER,
    ...changes,
  });
  const save = (course: object, educationNo?: number) =>
    employee.client.call('officeSaveCourse', { course, ...(educationNo !== undefined && { educationNo }) });
  const stored = async (offeringNo: number) => {
    const { entity } = await employee.client.call('officeOffering', { kind: 'education', offeringNo });
    return (entity as { course: CourseForm }).course;
  };
  const make = async () => (await save(form())).entity as number;
  const daysOf = async (educationNo: number) =>
    (await stored(educationNo)).furtherLessons?.map(({ lessonNo, day }) => `${lessonNo} ${day}`);

  test('are numbered after the first one, end the course with the last one, and are shown to visitors', async () => {
    const educationNo = await make();
    expect(await daysOf(educationNo)).toEqual(['2 2027-03-11', '3 2027-03-12']);
    expect(await stored(educationNo)).toMatchObject({ lastDay: '2027-03-12', attendancePercent: 80 });
    const visitor = server.client();
    expect(await visitor.call('getMapEdu', { educationNo })).toMatchObject({
      entity: { eduDate: '2027-03-10', furtherLessons: [{ lessonNo: 2 }, { lessonNo: 3 }] },
    });
    const statusAt = async (at: string) => {
      now = new Date(at);
      return ((await visitor.call('getMapEdu', { educationNo })).entity as { status: string }).status;
    };
    expect(await statusAt('2027-03-12T12:00:00+09:00')).toBe('CLOSED');
    expect(await statusAt('2027-03-13T00:00:00+09:00')).toBe('FINISHED');
    const { entity } = await visitor.call('getListBoxEdu', { keyword: '3일', status: 'FINISHED' });
    expect((entity as { list: unknown[] }).list).toHaveLength(1);
  });

  test.each([
    [{ furtherLessons: [{ day: '2027-03-10', time: '16:00', endTime: '18:00' }] }, 'furtherLessons.0.day'],
    [{ furtherLessons: [{ day: '2027-03-11', time: '18:00', endTime: '17:00' }] }, 'furtherLessons.0.endTime'],
    [{ endTime: '' }, 'endTime'],
    [{ lastDay: '2027-03-11' }, 'lastDay'],
    [{ attendancePercent: 0 }, 'attendancePercent'],
  ])('%j is refused at its field', async (changes, path) => {
    const { status, entity } = await save(form(changes));
    expect(status).toBe(400);
    expect(entity).toMatchObject({ issues: [{ path: `course.${path}` }] });
  });

  test('retain their numbers on another day; an older form moves them along with the first one', async () => {
    const educationNo = await make();
    const before = await stored(educationNo);
    const lessons = before.furtherLessons ?? [];
    const other = {
      ...before,
      lastDay: '2027-03-15',
      furtherLessons: [
        { day: '2027-03-11', time: '18:00', endTime: '19:00' },
        { ...lessons[1], day: '2027-03-15' },
      ],
    };
    expect(await save(other, educationNo)).toMatchObject({ code: 1 });
    expect(await daysOf(educationNo)).toEqual(['4 2027-03-11', '3 2027-03-15']);
    const { furtherLessons: _unknown, attendancePercent: _other, ...old } = await stored(educationNo);
    expect(await save({ ...old, eduDate: '2027-03-17', lastDay: '2027-03-30' }, educationNo)).toMatchObject({
      code: 1,
    });
    expect(await daysOf(educationNo)).toEqual(['4 2027-03-18', '3 2027-03-22']);
  });

  test('cannot be removed once they have a mark', async () => {
    const educationNo = await make();
    const { applicationNo } = await addApplication(server, {
      kind: 'education',
      status: 'CONFIRMED',
      education_no: educationNo,
    });
    await addMark(server, { applicationNo, lessonNo: 3, recordedBy: employee.memberNo });
    const before = await stored(educationNo);
    const [second] = before.furtherLessons ?? [];
    const { status, entity } = await save({ ...before, furtherLessons: [second] }, educationNo);
    expect([status, entity]).toMatchObject([400, { issues: [{ path: 'course.furtherLessons' }] }]);
  });

  test('are terms of an application; another day of one is a change, with a notice to its member', async () => {
    const educationNo = await make();
    const { client, memberNo } = await server.member();
    const applied = await client.call('postIntEdu', { educationNo });
    expect(applied).toMatchObject({ code: 1 });
    const userExaminationNo = applied.entity as number;
    const before = await stored(educationNo);
    const [second, third] = before.furtherLessons ?? [];
    await save(
      { ...before, lastDay: '2027-03-19', furtherLessons: [second, { ...third, day: '2027-03-19' }] },
      educationNo,
    );
    await changesJob.run({ ...server.services, db: server.db, log: server.app.log });
    expect(await client.call('getMapUserEdu', { userExaminationNo })).toMatchObject({
      entity: {
        furtherLessons: [{ day: '2027-03-11' }, { day: '2027-03-19' }],
        edu: { furtherLessons: [{ day: '2027-03-11' }, { day: '2027-03-12' }] },
        change: {
          before: { furtherLessons: [{}, { day: '2027-03-12' }] },
          after: { furtherLessons: [{}, { day: '2027-03-19' }] },
        },
      },
    });
    const notice = await server.db
      .selectFrom('member_notice')
      .select('content')
      .where('member_no', '=', memberNo)
      .where('event', '=', 'changed')
      .executeTakeFirstOrThrow();
    expect(notice.content).toContain('2027.03.19');
  });
});
