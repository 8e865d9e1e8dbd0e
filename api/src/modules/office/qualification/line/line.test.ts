import { CODES } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addCourse, seatsTaken } from '../../../manager/testing/offerings.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';

const NOON = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('the queue in the office', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => NOON });
    employee = await addEmployee(server);
  });

  /** A free course whose only seat is taken, with some members waiting. */
  async function courseWithLine(waiting: number) {
    const offeringNo = await addCourse(server.db, { capacity: 1, price: 0, taken: 1 });
    const members = [];
    for (let count = 0; count < waiting; count += 1) {
      const member = await server.member({ name: `대기${count}` });
      await member.client.call('postIntLine', { educationNo: offeringNo });
      members.push(member);
    }
    return { offering: { kind: 'education', offeringNo }, members };
  }
  const actsOf = async (offeringNo: number) => {
    const rows = await server.db
      .selectFrom('office_audit')
      .select('act')
      .where('object', '=', 'education')
      .where('object_no', '=', offeringNo)
      .orderBy('audit_no')
      .execute();
    return rows.map(({ act }) => act);
  };

  test('added seats go to waiting members in order, and are recorded', async () => {
    const { offering } = await courseWithLine(3);
    expect(
      await employee.client.call('officeAddSeats', { ...offering, seats: 2, reason: '넓은 강의실' }),
    ).toMatchObject({
      code: 1,
      entity: { capacity: 3, offered: 2 },
    });
    expect((await employee.client.call('officeLine', offering)).entity).toMatchObject({
      setting: 'auto',
      capacity: 3,
      taken: 3,
      counts: { WAITING: 1, OFFERED: 2, LAPSED: 0 },
      waited: { medianSeconds: 0, longestSeconds: 0 },
      lot: null,
      allowedActions: ['open', 'close', 'addSeats'],
    });
    const { list } = (await employee.client.call('officeLinePlaces', { ...offering, page: 1, limit: 10 })).entity as {
      list: { turn: number; status: string }[];
    };
    expect(list.map(({ turn, status }) => [turn, status])).toEqual([
      [1, 'OFFERED'],
      [2, 'OFFERED'],
      [3, 'WAITING'],
    ]);
    expect(await actsOf(offering.offeringNo)).toEqual(['add seats']);
    const tooMany = { ...offering, seats: 500, reason: '넓은 강의실' };
    await server.db
      .updateTable('education')
      .set({ capacity: 9_900 })
      .where('education_no', '=', offering.offeringNo)
      .execute();
    expect(await employee.client.call('officeAddSeats', tooMany)).toMatchObject({ status: 400 });
  });

  test('the list and the course show the queue, and the time that applicants took', async () => {
    const { offering, members } = await courseWithLine(2);
    const line = (waiting: number, offered: number) => ({
      ...{ setting: 'auto', settingName: '정원이 차면 대기 순번을 받음', waiting, offered },
    });
    const listed = async () => {
      const { entity } = await employee.client.call('officeOfferings', { kind: 'education', page: 1, limit: 100 });
      const { list } = entity as { list: { offeringNo: number; line: object }[] };
      return list.find(({ offeringNo }) => offeringNo === offering.offeringNo)?.line;
    };
    expect(await listed()).toEqual(line(2, 0));
    await employee.client.call('officeAddSeats', { ...offering, seats: 2, reason: '넓은 강의실' });
    expect((await employee.client.call('officeOffering', offering)).entity).toMatchObject({ line: line(0, 2) });
    expect((await employee.client.call('officeLine', offering)).entity).toMatchObject({ applied: null });
    await server.db
      .updateTable('place_in_line')
      .set({ offered_at: new Date(NOON.getTime() - 90_000) })
      .where('status', '=', 'OFFERED')
      .execute();
    const [first] = members;
    expect(await first?.client.call('postIntEdu', { educationNo: offering.offeringNo })).toMatchObject({ code: 1 });
    expect((await employee.client.call('officeLine', offering)).entity).toMatchObject({
      applied: { medianSeconds: 90, longestSeconds: 90 },
      opensAt: expect.any(String) as string,
      closesAt: expect.any(String) as string,
    });
  });

  test('a larger number of seats in the form is offered as well', async () => {
    const { offering } = await courseWithLine(1);
    const { course } = (await employee.client.call('officeOffering', offering)).entity as { course: object };
    const saved = await employee.client.call('officeSaveCourse', {
      educationNo: offering.offeringNo,
      course: { ...course, capacity: 2 },
    });
    expect(saved).toMatchObject({ code: 1 });
    expect(await seatsTaken(server.db, offering.offeringNo)).toBe(2);
  });

  test('a closed queue admits nobody and retains its places; an open one admits again', async () => {
    const { offering, members } = await courseWithLine(1);
    const reason = '마감';
    expect(await employee.client.call('officeCloseLine', { ...offering, reason })).toMatchObject({ code: 1 });
    expect(await employee.client.call('officeCloseLine', { ...offering, reason })).toMatchObject({
      code: CODES.OFFICE_STATE_CHANGED.code,
    });
    const { client } = await server.member();
    const educationNo = offering.offeringNo;
    expect(await client.call('postIntLine', { educationNo })).toMatchObject({ code: CODES.LINE_CLOSED.code });
    expect((await members[0]?.client.call('getMapLine', { educationNo }))?.entity).toMatchObject({ status: 'WAITING' });
    expect(await employee.client.call('officeOpenLine', { ...offering, reason })).toMatchObject({ code: 1 });
    expect(await client.call('postIntLine', { educationNo })).toMatchObject({ code: 1 });
    expect(await actsOf(offering.offeringNo)).toEqual(['close line', 'open line']);
  });

  test('an employee in a queue cannot change it', async () => {
    const { offering } = await courseWithLine(0);
    await employee.client.call('postIntLine', { educationNo: offering.offeringNo });
    expect(await employee.client.call('officeAddSeats', { ...offering, seats: 1, reason: '자리' })).toMatchObject({
      code: CODES.OWN_MATTER.code,
    });
    expect(await seatsTaken(server.db, offering.offeringNo)).toBe(1);
  });
});
