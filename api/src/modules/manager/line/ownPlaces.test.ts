import type { CallAnswer, Calls } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addCourse, addExam, completeCourse } from '../testing/offerings.ts';

const NOON = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('a member’s places in queues', (open) => {
  let server: TestServer;
  const clock = { now: NOON };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = NOON;
  });

  test('are listed with offers first, and an offered seat is a case with a link to its form', async () => {
    const { client, memberNo } = await server.member();
    await completeCourse(server.db, memberNo, 2);
    const examinationNo = await addExam(server.db, { taken: 30 });
    const educationNo = await addCourse(server.db, { capacity: 1 });
    expect((await client.call('getListLine')).entity).toEqual([]);
    await client.call('postIntLine', { examinationNo });
    // A seat is free, and nobody waits: it is offered at once.
    await client.call('postIntLine', { educationNo });
    expect((await client.call('getListLine')).entity).toMatchObject([
      { applyType: 1, offeringNo: educationNo, status: 'OFFERED', offerDueAt: '2026-11-20T12:10:00+09:00' },
      {
        applyType: 2,
        offeringNo: examinationNo,
        title: '2026년 제4회 외식경영관리사 2급 필기',
        status: 'WAITING',
        statusName: '대기 중',
        offerDueAt: null,
      },
    ]);
    const waiting = async () =>
      ((await client.call('getMapMyMatters')).entity as CallAnswer<Calls['getMapMyMatters']>).waiting;
    expect(await waiting()).toEqual([
      {
        kind: 'takeSeat',
        kindName: '배정된 자리 신청하기',
        title: '외식경영관리사 2급 집합교육',
        amount: 50_000,
        dueAt: '2026-11-20T12:10:00+09:00',
        dueName: '신청 기한',
        path: `/manager/edu/apply/write?educationNo=${educationNo}`,
      },
    ]);
    clock.now = new Date(NOON.getTime() + 10 * MINUTE_MS);
    expect(await waiting()).toEqual([]);
    clock.now = NOON;
    await client.call('patchIntLineLeave', { educationNo });
    await client.call('patchIntLineLeave', { examinationNo });
    expect((await client.call('getListLine')).entity).toEqual([]);
    const other = await server.member();
    expect((await other.client.call('getListLine')).entity).toEqual([]);
    expect(await server.client().call('getListLine')).toMatchObject({ status: 401 });
  });

  test('a held request gets the time of its response, and the seats offered to others', async () => {
    const educationNo = await addCourse(server.db, { capacity: 1 });
    const [first, second] = [await server.member(), await server.member()];
    await first.client.call('postIntLine', { educationNo });
    await second.client.call('postIntLine', { educationNo });
    type Position = CallAnswer<Calls['getMapLine']>;
    const position = (await second.client.call('getMapLine', { educationNo })).entity as Position;
    expect(position).toMatchObject({ ahead: 0, offered: 1, seatsLeft: 0, lapses: 0, now: '2026-11-20T12:00:00+09:00' });
    const news = second.client.call('getMapLine', { educationNo, since: position.mark });
    // The request is held once this later call has been handled.
    await server.client().call('getMapEdu', { educationNo });
    clock.now = new Date(NOON.getTime() + MINUTE_MS);
    await first.client.call('patchIntLineLeave', { educationNo });
    expect((await news).entity).toMatchObject({ status: 'OFFERED', now: '2026-11-20T12:01:00+09:00' });
  });
});
