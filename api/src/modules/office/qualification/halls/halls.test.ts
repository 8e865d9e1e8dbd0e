import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { OFFERING_TERMS } from '../../testing/offeringTerms.ts';

const HALL = {
  name: '센텀교육센터',
  postCode: '48058',
  address: '부산광역시 해운대구 센텀중앙로 79',
  address2: '5층 501호',
  seats: 40,
  mapUrl: 'https://map.example.kr/79',
  phone: '0517000000',
  dayFee: 300_000,
  directions: '센텀시티역 4번 출구에서 걸어서 5분입니다.',
};
const DAY = '2027-03-10';
const COURSE = {
  ...OFFERING_TERMS,
  title: '봄 과정',
  eduType: 1,
  eduDate: DAY,
  lastDay: DAY,
  endTime: '17:00',
  address: HALL.address,
  address2: `${HALL.name} ${HALL.address2}`,
};

interface Listed {
  hallNo: number;
  coming: number;
  elsewhere: number;
  allowedActions: string[];
}

describeWithDatabase('halls of courses and exams', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-11-20T03:00:00Z') });
  });
  beforeEach(async () => {
    employee = await addEmployee(server, ['qualification']);
    await server.db.updateTable('education').set({ hall_no: null }).execute();
    await server.db.deleteFrom('hall').execute();
  });

  const make = async () => Number((await employee.client.call('officeSaveHall', HALL)).entity);
  const hold = async (changes: object) =>
    Number((await employee.client.call('officeSaveCourse', { course: { ...COURSE, ...changes } })).entity);
  const listed = async (state = 'used') =>
    ((await employee.client.call('officeHalls', { state })).entity as { list: Listed[] }).list;
  const decide = (hallNo: number, decision: string) =>
    employee.client.call('officeDecideHall', { hallNo, decision, reason: '임대가 끝남' });

  test('a hall is made and changed, but not over the change of a colleague', async () => {
    const hallNo = await make();
    expect(await newestAct(server)).toMatchObject({ act: 'make', object: 'hall', object_no: hallNo });
    const change = { ...HALL, hallNo, version: 1, seats: 30 };
    expect(await employee.client.call('officeSaveHall', change)).toMatchObject({ entity: hallNo });
    expect(await newestAct(server)).toMatchObject({ act: 'change', object: 'hall', object_no: hallNo });
    expect(await employee.client.call('officeSaveHall', { ...change, seats: 20 })).toMatchObject({ code: -2420 });
    expect(await employee.client.call('officeHall', { hallNo })).toMatchObject({ entity: { version: 2, seats: 30 } });
  });

  test('a used hall is retired, keeps its course, and is not removed; an unused one is', async () => {
    const [used, unused] = [await make(), await make()];
    const educationNo = await hold({ hallNo: used });
    expect(await decide(used, 'remove')).toMatchObject({ code: -2330 });
    expect(await decide(used, 'retire')).toMatchObject({ entity: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'retire hall', reason: '임대가 끝남' });
    expect(await decide(used, 'retire')).toMatchObject({ code: -2401 });
    expect(await decide(unused, 'remove')).toMatchObject({ entity: 1 });
    expect(await listed()).toEqual([]);
    expect(await listed('retired')).toMatchObject([{ hallNo: used, coming: 1, allowedActions: ['useAgain'] }]);
    const choices = async (offeringNo?: number) =>
      (await employee.client.call('officeOfferingChoices', { kind: 'education', ...(offeringNo && { offeringNo }) }))
        .entity;
    expect(await choices()).toMatchObject({ halls: [] });
    expect(await choices(educationNo)).toMatchObject({ halls: [{ hallNo: used, seats: 40 }] });
  });

  test('visitors read the directions of the hall, until it moves: the course and its papers stay as they are', async () => {
    const hallNo = await make();
    const educationNo = await hold({ hallNo });
    const view = async () => (await server.client().call('getMapEdu', { educationNo })).entity;
    const { name, phone, directions, mapUrl, address } = HALL;
    expect(await view()).toMatchObject({ address, hall: { name, phone, directions, mapUrl } });
    const { client } = await server.member();
    const userExaminationNo = Number((await client.call('postIntEdu', { educationNo })).entity);

    const own = async () => (await client.call('getMapUserEdu', { userExaminationNo })).entity;
    expect(await own()).toMatchObject({ hall: { name, phone, directions, mapUrl } });

    const moved = { ...HALL, hallNo, version: 1, address: '부산광역시 남구 수영로 309', directions: '새 오시는 길' };
    await employee.client.call('officeSaveHall', moved);
    expect(await listed()).toMatchObject([{ coming: 1, elsewhere: 1 }]);
    expect(await view()).toMatchObject({ address, hall: null });
    expect(await own()).toMatchObject({ address, change: null, hall: null });
  });

  test('a client that names no hall leaves it, an online course has none, and a removed one is an error at the field', async () => {
    const hallNo = await make();
    const educationNo = await hold({ hallNo });
    const hallOf = async () =>
      (
        await server.db
          .selectFrom('education')
          .select('hall_no')
          .where('education_no', '=', educationNo)
          .executeTakeFirstOrThrow()
      ).hall_no;
    const save = (changes: object) =>
      employee.client.call('officeSaveCourse', { educationNo, course: { ...COURSE, ...changes } });
    await save({ capacity: 25 });
    expect(await hallOf()).toBe(hallNo);
    expect(await save({ hallNo: hallNo + 1 })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'course.hallNo' }] },
    });
    await save({ hallNo, eduType: 2 });
    expect(await hallOf()).toBeNull();
  });
});
