import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { retentionJob } from '../../../user/retention/retentionJob.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { OFFERING_TERMS } from '../../testing/offeringTerms.ts';

const LECTURER = {
  name: '나원가',
  subjects: '원가관리, 메뉴 설계',
  feeUnit: 'HOUR',
  fee: 120_000,
  contractFrom: '2026-01-01',
  contractUntil: '2026-12-31',
  phone: '01055556666',
  email: 'wonga@example.com',
  bank: '한빛은행',
  account: '1102345678901',
};
const MASKED = { phone: '010-****-6666', email: 'w***@example.com', bank: '한빛은행', account: '*********8901' };

describeWithDatabase('lecturers of courses', (open) => {
  let server: TestServer;
  let employee: Employee;
  const start = new Date('2026-11-20T03:00:00Z');
  let now = start;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = start;
    employee = await addEmployee(server, ['qualification']);
    await server.db.deleteFrom('lecturer').execute();
  });

  const make = async (changes: object = {}) =>
    Number((await employee.client.call('officeSaveLecturer', { ...LECTURER, ...changes })).entity);
  const rows = () => server.db.selectFrom('lecturer').selectAll().execute();
  const show = (lecturerNo: number) =>
    employee.client.call('officeShowLecturer', { lecturerNo, reason: '강의 시간 확인' });

  test('contact and account are stored sealed, shown masked, and in clear for a reason alone', async () => {
    const lecturerNo = await make();
    const [stored] = await rows();
    const bytes = stored?.person_sealed?.toString('latin1') ?? '';
    for (const secret of [LECTURER.phone, LECTURER.account, 'wonga']) expect(bytes).not.toContain(secret);
    const { phone, email, bank, account, ...open } = LECTURER;
    expect((await employee.client.call('officeLecturers', { keyword: '메뉴' })).entity).toMatchObject({
      list: [{ lecturerNo, ...open, ...MASKED, allowedActions: ['endContract', 'remove'] }],
    });
    expect(await newestAct(server)).toMatchObject({ act: 'show people', object: 'lecturer', reason: '강사 확인' });
    expect(await show(lecturerNo)).toMatchObject({ entity: { phone, email, bank, account } });
    expect(await newestAct(server)).toMatchObject({ act: 'show lecturer', object_no: lecturerNo });
    expect((await newestAct(server)).detail).not.toContain(account);
  });

  test('an empty field of a change leaves what is stored; without a bank there is no account', async () => {
    const lecturerNo = await make();
    const change = { ...LECTURER, lecturerNo, phone: '', email: '', account: '' };
    await employee.client.call('officeSaveLecturer', { ...change, version: 1, fee: 150_000 });
    expect((await show(lecturerNo)).entity).toMatchObject({ phone: LECTURER.phone, account: LECTURER.account });
    expect(await employee.client.call('officeSaveLecturer', { ...change, version: 1 })).toMatchObject({ code: -2420 });
    await employee.client.call('officeSaveLecturer', { ...change, version: 2, bank: '' });
    expect((await show(lecturerNo)).entity).toMatchObject({ phone: LECTURER.phone, bank: '', account: '' });
  });

  test('a new lecturer needs a phone, an account its bank, and a contract an end behind its beginning', async () => {
    const wrong = { ...LECTURER, phone: '', bank: '', contractUntil: '2025-12-31' };
    const { status, entity } = await employee.client.call('officeSaveLecturer', wrong);
    expect([status, (entity as { issues: { path: string }[] }).issues.map(({ path }) => path)]).toEqual([
      400,
      ['contractUntil', 'phone', 'bank'],
    ]);
  });

  test('a contract is ended today; a lecturer with a course is not removed, another one is', async () => {
    const lecturerNo = await make();
    const course = {
      ...OFFERING_TERMS,
      title: '봄 과정',
      eduType: 1,
      eduDate: '2027-03-10',
      lastDay: '2027-03-10',
      lecturerNos: [lecturerNo],
    };
    const educationNo = Number((await employee.client.call('officeSaveCourse', { course })).entity);
    const decide = (decision: string, no = lecturerNo) =>
      employee.client.call('officeDecideLecturer', { lecturerNo: no, decision });
    expect(await decide('remove')).toMatchObject({ code: -2331 });
    expect(await decide('endContract')).toMatchObject({ entity: 1 });
    expect(await rows()).toMatchObject([{ contract_until: '2026-11-20' }]);
    expect(await decide('endContract')).toMatchObject({ code: -2401 });
    const form = (await employee.client.call('officeOffering', { kind: 'education', offeringNo: educationNo })).entity;
    expect(form).toMatchObject({ course: { lecturerNos: [lecturerNo] } });
    expect(await decide('remove', await make({ name: '나중심' }))).toMatchObject({ entity: 1 });
    // An old client names no lecturers, and leaves them.
    const { lecturerNos: _named, ...older } = course;
    await employee.client.call('officeSaveCourse', { educationNo, course: older });
    expect(await server.db.selectFrom('education_lecturer').selectAll().execute()).toHaveLength(1);
  });

  test('a course names its hall and its lecturers, each look at whom is in the log', async () => {
    const hall = { name: '센텀교육센터', address: OFFERING_TERMS.address, address2: '5층', seats: 40 };
    const hallNo = Number((await employee.client.call('officeSaveHall', { ...hall, dayFee: 0 })).entity);
    const lecturerNo = await make();
    const day = '2027-03-10';
    const course = { ...OFFERING_TERMS, title: '봄 과정', eduType: 1, eduDate: day, lastDay: day };
    const view = async (more: object) => {
      const { entity: offeringNo } = await employee.client.call('officeSaveCourse', { course: { ...course, ...more } });
      return (await employee.client.call('officeOffering', { kind: 'education', offeringNo })).entity;
    };
    expect(await view({})).toMatchObject({ hall: null, lecturers: [] });
    expect(await newestAct(server)).toMatchObject({ act: 'make' });
    const { name, subjects } = LECTURER;
    expect(await view({ hallNo, lecturerNos: [lecturerNo] })).toMatchObject({
      hall: { hallNo, ...hall },
      lecturers: [{ lecturerNo, name, subjects }],
    });
    expect(await newestAct(server)).toMatchObject({
      act: 'show people',
      object: 'lecturer',
      reason: '교육의 강사 확인',
    });
  });

  test('contact and account are erased half a year behind the contract, the rest after five years', async () => {
    await make();
    const eraseOn = async (day: string) => {
      now = new Date(`${day}T03:00:00Z`);
      await retentionJob.run({ ...server.services, db: server.db, log: server.app.log });
      return (await rows()).map(({ person_sealed }) => person_sealed !== null);
    };
    expect(await eraseOn('2027-06-29')).toEqual([true]);
    expect(await eraseOn('2027-07-02')).toEqual([false]);
    expect(await eraseOn('2031-12-30')).toEqual([false]);
    expect(await eraseOn('2032-01-02')).toEqual([]);
  });
});
