import type { CourseForm } from '@portal/shared/contract/office';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addCourse } from '../../../manager/testing/offerings.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { OFFERING_TERMS } from '../../testing/offeringTerms.ts';

const course: CourseForm = {
  ...OFFERING_TERMS,
  title: '외식경영관리사 2급 봄 과정',
  eduType: 1,
  eduDate: '2027-03-10',
  lastDay: '2027-03-10',
  endTime: '17:30',
  classUrl: '',
  version: '',
  address2: '5층',
  contactPhone: '02-555-0100',
  content: '<p>봄에 여는 과정입니다.</p><script>x()</script>',
  files: [],
};

describeWithDatabase('courses and exams in the office', (open) => {
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
  const save = (form: object, educationNo?: number) =>
    employee.client.call('officeSaveCourse', { course: form, ...(educationNo && { educationNo }) });
  const make = async (changes: object = {}) => (await save({ ...course, ...changes })).entity as number;

  test('a new course is read back as entered, with its text sanitized, and people can apply', async () => {
    const educationNo = await make();
    expect(await newestAct(server)).toMatchObject({ act: 'make', object: 'education', object_no: educationNo });
    const { entity } = await employee.client.call('officeOffering', { kind: 'education', offeringNo: educationNo });
    expect(entity).toMatchObject({
      title: course.title,
      status: 'OPEN',
      course: { ...course, content: '<p>봄에 여는 과정입니다.</p>', version: expect.stringMatching(/^[0-9a-f]{64}$/) },
      exam: null,
    });
    const { client } = await server.member();
    expect(await client.call('postIntEdu', { educationNo })).toMatchObject({ code: 1 });
  });

  test('the list is filtered by region and month', async () => {
    const educationNo = await make({ title: '부산 과정', address: '부산광역시 해운대구 센텀중앙로 79' });
    const numbers = async (input: object) => {
      const { entity } = await employee.client.call('officeOfferings', { kind: 'education', ...input });
      return (entity as { list: { offeringNo: number }[] }).list.map(({ offeringNo }) => offeringNo);
    };
    expect(await numbers({ region: 'BUSAN', month: '2027-03' })).toEqual([educationNo]);
    expect(await numbers({ region: 'BUSAN', month: '2027-04' })).toEqual([]);
    expect(await numbers({ region: 'JEJU', month: '2027-03' })).toEqual([]);
  });

  test('a new exam is read back as entered', async () => {
    const { title: _title, eduType: _type, eduDate: _date, lastDay: _last, classUrl: _url, ...common } = course;
    const exam = {
      ...common,
      content: '',
      year: 2027,
      rounds: 1,
      examinationName: '외식경영관리사 2급',
      part: '필기',
      examDate: '2027-03-10',
      passDate: '2027-03-24',
      passTime: '10:00',
    };
    const { entity: examinationNo } = await employee.client.call('officeSaveExam', { exam });
    const { entity } = await employee.client.call('officeOffering', {
      kind: 'exam',
      offeringNo: Number(examinationNo),
    });
    expect(entity).toMatchObject({
      title: '2027년 제1회 외식경영관리사 2급 필기',
      exam: { ...exam, version: expect.stringMatching(/./) },
      course: null,
    });
  });

  test('an online course has a classroom link and no end time, a classroom course vice versa', async () => {
    const classUrl = 'https://class.example/2027';
    const educationNo = await make({ eduType: 2, lastDay: '2027-03-31', classUrl });
    const readBack = async () =>
      (await employee.client.call('officeOffering', { kind: 'education', offeringNo: educationNo })).entity;
    expect(await readBack()).toMatchObject({ course: { classUrl, endTime: '', lastDay: '2027-03-31' } });
    await save({ ...course, classUrl }, educationNo);
    expect(await readBack()).toMatchObject({ course: { classUrl: '', endTime: '17:30', lastDay: '2027-03-10' } });
  });

  test('the second of two employees who change a course is rejected, and changes nothing', async () => {
    const educationNo = await make();
    const read = async () => {
      const { entity } = await employee.client.call('officeOffering', { kind: 'education', offeringNo: educationNo });
      return (entity as { course: CourseForm }).course;
    };
    const [first, second] = [await read(), await read()];
    expect(await save({ ...first, address2: '6층' }, educationNo)).toMatchObject({ code: 1 });
    expect(await save({ ...second, price: 70_000 }, educationNo)).toMatchObject({ code: -2420 });
    expect(await read()).toMatchObject({ address2: '6층', price: 0 });
    expect(await save({ ...second, price: 70_000, version: (await read()).version }, educationNo)).toMatchObject({
      code: 1,
    });
  });

  test('a change does not affect the terms of existing applications', async () => {
    const educationNo = await make();
    const { client } = await server.member();
    const userExaminationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
    expect(await save({ ...course, title: '이름을 바꾼 과정', percent: 50 }, educationNo)).toMatchObject({ code: 1 });
    expect((await client.call('getMapUserEdu', { userExaminationNo })).entity).toMatchObject({
      title: course.title,
      edu: { percent: 100 },
    });
  });

  test.each([
    [{ capacity: 1 }, 'course.capacity', '이미 2명이 신청했습니다. 정원을 2명 이상으로 입력해주세요.'],
    [{ reStartDate2: '2027-03-09' }, 'course.reStartDate2', '두 환불 기간은 겹칠 수 없습니다.'],
    [{ applyEndDay: '2026-10-01' }, 'course.applyEndDay', '신청 마감은 신청 시작보다 뒤여야 합니다.'],
    [{ title: '' }, 'course.title', '교육명을 입력해주세요.'],
    [{ endTime: '09:30' }, 'course.endTime', '끝나는 시각은 시작 시각보다 뒤여야 합니다.'],
    [{ eduType: 2, classUrl: 'http://class.example' }, 'course.classUrl', 'https://로 시작하는 주소를 입력해주세요.'],
    [{ percent: 101 }, 'course.percent', '첫째 기간의 환불 비율은 100 이하로 입력해주세요.'],
  ])('a form with %j is refused at its field', async (changes, path, message) => {
    const educationNo = await make();
    for (let applicants = 0; applicants < 2; applicants += 1)
      await (await server.member()).client.call('postIntEdu', { educationNo });
    expect(await save({ ...course, ...changes }, educationNo)).toMatchObject({
      status: 400,
      entity: { issues: [{ path, message }] },
    });
  });

  test('a course that refunds less than the terms promise is stored with a reason alone, which is recorded', async () => {
    const priced = { ...course, price: 90_000 };
    const educationNo = await make({ price: 90_000 });
    const short = { ...priced, percent: 80 };
    for (const number of [undefined, educationNo])
      expect(await save(short, number)).toMatchObject({
        status: 400,
        entity: { issues: [{ path: 'course.percent', message: expect.stringContaining('2026.11.01 (일)에는 80%') }] },
      });
    // A day that is moved without its refund periods leaves days without a refund.
    const later = { ...priced, eduDate: '2027-03-17', lastDay: '2027-03-17' };
    expect(await save(later, educationNo)).toMatchObject({
      entity: { issues: [{ path: 'course.percent' }, { path: 'course.percent2' }] },
    });
    expect(
      await employee.client.call('officeSaveCourse', { course: short, educationNo, termsReason: '특별 할인 과정' }),
    ).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'change', reason: '특별 할인 과정' });
    expect(await save({ ...short, address2: '6층' }, educationNo)).toMatchObject({ code: 1 });
    expect(await save({ ...short, percent: 70 }, educationNo)).toMatchObject({ status: 400 });
  });

  test('opening applications earlier moves the refund period that began with them', async () => {
    const offering = {
      kind: 'education',
      offeringNo: await make({ applyStartDay: '2026-12-01', reStartDate: '2026-12-01' }),
    };
    const opened = await employee.client.call('officeOpenApplying', {
      ...offering,
      lastDay: '2026-12-31',
      reason: '문의',
    });
    expect(opened).toMatchObject({ entity: 1 });
    const { entity } = await employee.client.call('officeOffering', offering);
    expect(entity).toMatchObject({ course: { applyStartDay: '2026-11-20', reStartDate: '2026-11-20' } });
  });

  test('applications are closed and reopened, until it begins', async () => {
    const offering = { kind: 'education', offeringNo: await make(), reason: '강의실 사정' };
    const apply = async () =>
      (await (await server.member()).client.call('postIntEdu', { educationNo: offering.offeringNo })).code;
    expect(await employee.client.call('officeCloseApplying', offering)).toMatchObject({ entity: 1 });
    expect(await employee.client.call('officeCloseApplying', offering)).toMatchObject({ code: -2401 });
    expect(await apply()).toBe(-2001);
    const reopen = (lastDay: string) => employee.client.call('officeOpenApplying', { ...offering, lastDay });
    for (const lastDay of ['2026-11-19', '2027-03-11'])
      expect(await reopen(lastDay)).toMatchObject({ status: 400, entity: { issues: [{ path: 'lastDay' }] } });
    expect(await reopen('2026-12-31')).toMatchObject({ entity: 1 });
    expect(await apply()).toBe(1);
    expect(await newestAct(server)).toMatchObject({ act: 'open applying', reason: '강의실 사정' });
  });

  test('results are entered from its beginning on, and a pass stays sealed until it is announced', async () => {
    const { applicationNo, offeringNo, client } = await addApplication(server, { kind: 'exam', status: 'CONFIRMED' });
    const enter = (result: string) =>
      employee.client.call('officeEnterResult', { userExaminationNo: applicationNo, result });
    expect(await enter('sit')).toMatchObject({ code: -2404 });
    now = new Date('2026-12-10T13:00:00+09:00');
    employee = await addEmployee(server, ['qualification']);
    await server.db
      .updateTable('session')
      .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
      .execute();
    const { list } = (await employee.client.call('officeApplicants', { kind: 'exam', offeringNo })).entity as {
      list: object[];
    };
    expect(list).toMatchObject([{ name: '홍길동', status: 'CONFIRMED', results: ['sit', 'absent'] }]);
    expect(await enter('sit')).toMatchObject({ entity: 'SAT' });
    expect(await enter('pass')).toMatchObject({ entity: 'PASSED' });
    expect(await enter('fail')).toMatchObject({ code: -2401 });
    const seen = await client.call('getListBoxUserExam');
    expect((seen.entity as { list: object[] }).list).toMatchObject([{ status: 'SAT' }]);
  });

  test('applicants are searched and sorted', async () => {
    const educationNo = await addCourse(server.db, { price: 0 });
    const numbers: number[] = [];
    for (const name of ['다미', '가온', '나래']) {
      const { client } = await server.member({ name });
      numbers.push(Number((await client.call('postIntEdu', { educationNo })).entity));
    }
    const names = async (query: object) => {
      const input = { kind: 'education', offeringNo: educationNo, ...query };
      const { list } = (await employee.client.call('officeApplicants', input)).entity as { list: { name: string }[] };
      return list.map(({ name }) => name);
    };
    expect(await names({ order: 'name' })).toEqual(['가온', '나래', '다미']);
    expect(await names({ order: 'name', descending: true, limit: 2 })).toEqual(['다미', '나래']);
    expect(await names({ keyword: '가' })).toEqual(['가온']);
    expect(await names({ keyword: '%' })).toEqual([]);
    expect(await names({ userExaminationNo: numbers[1] })).toEqual(['가온']);
    expect(await names({ userExaminationNo: numbers[1], offeringNo: educationNo + 1 })).toEqual([]);
  });
});
