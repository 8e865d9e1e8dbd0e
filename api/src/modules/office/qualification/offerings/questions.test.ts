import { formatLesson } from '@portal/shared/papers';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { OFFERING_TERMS } from '../../testing/offeringTerms.ts';

const DAY = '2027-03-10';
const COURSE = { ...OFFERING_TERMS, title: '봄 과정', eduType: 1, eduDate: DAY, lastDay: DAY, endTime: '17:00' };
const EXAM = {
  ...OFFERING_TERMS,
  year: 2027,
  rounds: 1,
  examinationName: '외식경영관리사 2급',
  part: '필기',
  examDate: DAY,
  time: '16:00',
  endTime: '17:40',
  passDate: '2027-03-24',
  passTime: '10:00',
};

describeWithDatabase('questions before a course or an exam is stored', (open) => {
  let server: TestServer;
  let employee: Employee;
  let hallNo: number;
  let lecturerNo: number;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-11-20T03:00:00Z') });
  });
  beforeEach(async () => {
    employee = await addEmployee(server, ['qualification']);
    for (const table of ['education', 'examination', 'hall', 'lecturer'] as const)
      await server.db.deleteFrom(table).execute();
    const hall = { name: '센텀교육센터', address: COURSE.address, seats: 40, dayFee: 0 };
    hallNo = Number((await employee.client.call('officeSaveHall', hall)).entity);
    const contract = { contractFrom: '2027-01-01', contractUntil: '2027-03-10' };
    const person = { name: '나원가', subjects: '원가관리', feeUnit: 'DAY', fee: 500_000, phone: '01055556666' };
    lecturerNo = Number((await employee.client.call('officeSaveLecturer', { ...person, ...contract })).entity);
  });

  const save = async (changes: object, isDraft = false) =>
    Number((await employee.client.call('officeSaveCourse', { course: { ...COURSE, ...changes }, isDraft })).entity);
  const check = async (changes: object, educationNo?: number) =>
    (
      await employee.client.call('officeCheckCourse', {
        course: { ...COURSE, ...changes },
        ...(educationNo && { educationNo }),
      })
    ).entity;

  test('another course or exam in the hall at the hours is named, and nothing is refused', async () => {
    const exam = await employee.client.call('officeSaveExam', { exam: { ...EXAM, hallNo } });
    const educationNo = await save({ hallNo, time: '09:00', endTime: '12:00' }, true);
    expect(await check({ hallNo })).toEqual([
      {
        question: 'HALL_TAKEN',
        message: `센텀교육센터: 봄 과정 (초안), ${formatLesson({ day: DAY, time: '09:00', endTime: '12:00' })}`,
      },
      {
        question: 'HALL_TAKEN',
        message: `센텀교육센터: 2027년 제1회 외식경영관리사 2급 필기, ${formatLesson({ ...EXAM, day: DAY })}`,
      },
    ]);
    expect(await check({ hallNo, time: '12:00', endTime: '16:00' })).toEqual([]);
    expect(await check({ hallNo, time: '09:00', endTime: '12:00' }, educationNo)).toEqual([]);
    expect(await check({})).toEqual([]);
    expect(
      (await employee.client.call('officeCheckExam', { exam: { ...EXAM, hallNo }, examinationNo: exam.entity })).entity,
    ).toEqual([]);
    // A confirmed question is not asked again.
    const stored = await save({ hallNo });
    expect(await check({ hallNo, capacity: 41 }, stored)).toMatchObject([{ question: 'SEATS' }]);
    expect(await check({ hallNo, capacity: 29 }, stored)).toEqual([]);
  });

  test('further days count, and what is called off does not', async () => {
    const lesson = { day: '2027-03-12', time: '10:00', endTime: '12:00' };
    const twoDays = await save({ hallNo, lastDay: lesson.day, furtherLessons: [lesson] });
    const later = { hallNo, eduDate: lesson.day, lastDay: lesson.day };
    expect(await check(later)).toMatchObject([{ message: expect.stringContaining(formatLesson(lesson)) }]);
    expect(await check({ ...later, eduDate: '2027-03-11', lastDay: '2027-03-11' })).toEqual([]);
    await server.db.updateTable('education').set({ called_off: true }).where('education_no', '=', twoDays).execute();
    const exam = { ...EXAM, examDate: lesson.day, hallNo };
    const examinationNo = Number((await employee.client.call('officeSaveExam', { exam })).entity);
    expect(await check(later)).toMatchObject([{ message: expect.stringContaining('필기') as string }]);
    const { db } = server;
    await db.updateTable('examination').set({ called_off: true }).where('examination_no', '=', examinationNo).execute();
    expect(await check(later)).toEqual([]);
  });

  test('more seats than the hall has, a lecturer elsewhere at the hours, and days without a contract are named', async () => {
    await save({ title: '겨울 과정', lecturerNos: [lecturerNo] });
    const lesson = { day: '2027-03-11', time: '10:00', endTime: '12:00' };
    const changes = { hallNo, capacity: 41, lecturerNos: [lecturerNo], lastDay: lesson.day, furtherLessons: [lesson] };
    expect(await check(changes)).toEqual([
      { question: 'SEATS', message: '센텀교육센터: 좌석 40석, 정원 41명' },
      { question: 'LECTURER_TAKEN', message: `나원가 강사: 겨울 과정, ${formatLesson({ ...COURSE, day: DAY })}` },
      {
        question: 'CONTRACT',
        message: '나원가 강사: 계약 2027.01.01 (금) ~ 2027.03.10 (수), 계약 밖 2027.03.11 (목)',
      },
    ]);
    expect(await check({ hallNo, capacity: 40 })).toEqual([]);
  });

  const detailOf = async () => JSON.parse((await newestAct(server)).detail) as object;
  const ask = async (offeringNo: number, seats?: number) =>
    (await employee.client.call('officeCheckOffering', { kind: 'education', offeringNo, ...(seats && { seats }) }))
      .entity;

  test('what was confirmed and is raised is in the log, by its kind; without an answer the act is as before', async () => {
    const confirmed = ['CONTRACT', 'SEATS', 'HALL_TAKEN'];
    const course = { ...COURSE, hallNo, capacity: 41, lecturerNos: [lecturerNo] };
    const made = await employee.client.call('officeSaveCourse', { course, confirmed });
    expect(await detailOf()).toEqual({ confirmed: 'SEATS' });
    const moved = { eduDate: '2027-03-11', lastDay: '2027-03-11' };
    const changed = { educationNo: made.entity, course: { ...course, ...moved } };
    await employee.client.call('officeSaveCourse', { ...changed, confirmed });
    expect(await detailOf()).toEqual({ confirmed: 'CONTRACT' });
    const exam = { ...EXAM, ...{ examDate: moved.eduDate, hallNo, capacity: 41 } };
    const { entity: examinationNo } = await employee.client.call('officeSaveExam', { exam, confirmed: ['HALL_TAKEN'] });
    expect(await detailOf()).toEqual({ confirmed: 'HALL_TAKEN' });
    await employee.client.call('officeSaveExam', { examinationNo, exam: { ...exam, capacity: 42 }, confirmed });
    expect(await detailOf()).toEqual({ confirmed: 'SEATS' });
    await employee.client.call('officeSaveExam', { examinationNo, exam: { ...exam, capacity: 43 } });
    expect(await detailOf()).toEqual({});
  });

  test('seats are added after a question about the seats of the hall alone', async () => {
    const kind = 'education';
    await save({ hallNo, capacity: 20 });
    const offeringNo = await save({ hallNo, capacity: 39 });
    expect(await ask(offeringNo, 1)).toEqual([]);
    expect(await ask(offeringNo, 2)).toEqual([{ question: 'SEATS', message: '센텀교육센터: 좌석 40석, 정원 41명' }]);
    const added = { kind, offeringNo, seats: 2, reason: '보조 의자' };
    await employee.client.call('officeAddSeats', { ...added, confirmed: ['SEATS'] });
    expect(await detailOf()).toEqual({ seats: 2, offered: 0, confirmed: 'SEATS' });
    await employee.client.call('officeAddSeats', added);
    expect(await detailOf()).toEqual({ seats: 2, offered: 0 });
    expect(await employee.client.call('officeCheckOffering', { kind, offeringNo: 999_999 })).toMatchObject({
      status: 404,
    });
  });

  test('a draft is published after the questions of its stored values, asked again', async () => {
    const offeringNo = await save(
      { hallNo, lecturerNos: [lecturerNo], eduDate: '2027-03-09', lastDay: '2027-03-09' },
      true,
    );
    expect(await ask(offeringNo)).toEqual([]);
    await save({ title: '겨울 과정', hallNo, lecturerNos: [lecturerNo], eduDate: '2027-03-09', lastDay: '2027-03-09' });
    expect(await ask(offeringNo)).toMatchObject([{ question: 'HALL_TAKEN' }, { question: 'LECTURER_TAKEN' }]);
    const stored = await employee.client.call('officeOffering', { kind: 'education', offeringNo });
    const { version } = (stored.entity as { course: { version: string } }).course;
    const confirmed = ['HALL_TAKEN', 'LECTURER_TAKEN'];
    const published = await employee.client.call('officePublishOffering', {
      kind: 'education',
      offeringNo,
      version,
      confirmed,
    });
    expect(published).toMatchObject({ entity: 1 });
    expect(await detailOf()).toEqual({ confirmed: 'HALL_TAKEN LECTURER_TAKEN' });
  });
});
