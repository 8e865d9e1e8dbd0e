import { CODES } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { keepSession } from '../testing/certificates.ts';
import { addCourse, addExam, completeCourse, seatsTaken } from '../testing/offerings.ts';

const APPLIED = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('cancelling a free application', (open) => {
  let server: TestServer;
  const clock = { now: APPLIED };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = APPLIED;
  });

  async function applied(columns: Parameters<typeof addCourse>[1] = {}) {
    const { client, memberNo } = await server.member();
    await keepSession(server, memberNo);
    const educationNo = await addCourse(server.db, { price: 0, ...columns });
    const userExaminationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
    return {
      client,
      educationNo,
      userExaminationNo,
      detail: async () => (await client.call('getMapUserEdu', { userExaminationNo })).entity,
      cancel: () => client.call('patchIntEduCancel', { userExaminationNo }),
    };
  }

  test('frees the seat at once without a decision or a refund, and notifies the member', async () => {
    const { client, educationNo, userExaminationNo, detail, cancel } = await applied({ capacity: 1 });
    expect(await detail()).toMatchObject({ status: 'CONFIRMED', refundQuote: { percent: 100, amount: 0 } });
    expect(await cancel()).toMatchObject({ status: 200, code: 1, entity: 1 });
    expect(await detail()).toMatchObject({ status: 'CANCELLED', refund: null, allowedActions: [] });
    expect(await seatsTaken(server.db, educationNo)).toBe(0);
    const notices = await server.db
      .selectFrom('member_notice')
      .select(['event', 'content'])
      .where('subject_no', '=', userExaminationNo)
      .where('event', 'in', ['cancelled', 'cancelRequested'])
      .execute();
    expect(notices).toMatchObject([
      { event: 'cancelled', content: expect.stringContaining('취소되었습니다') as string },
    ]);
    expect(await cancel()).toMatchObject({ code: CODES.CANCEL_NOT_ALLOWED.code });
    expect(await seatsTaken(server.db, educationNo)).toBe(0);
    // The last seat can be taken again, also by the same member.
    expect(await client.call('postIntEdu', { educationNo })).toMatchObject({ code: 1 });
  });

  test('works for an exam too', async () => {
    const { client, memberNo } = await server.member();
    await completeCourse(server.db, memberNo, 2);
    const examinationNo = await addExam(server.db, { price: 0 });
    const userExaminationNo = (await client.call('postIntExam', { examinationNo })).entity as number;
    expect(await client.call('patchIntExamCancel', { userExaminationNo })).toMatchObject({ code: 1 });
    expect((await client.call('getMapUserExam', { userExaminationNo })).entity).toMatchObject({ status: 'CANCELLED' });
  });

  test('is possible outside the refund windows too, until it begins', async () => {
    // No refund window includes the day before the beginning at 10:00.
    const closed = {
      re_start_date: '2026-11-01',
      re_end_date: '2026-11-02',
      re_start_date2: '2026-11-03',
      re_end_date2: '2026-11-04',
    };
    const [before, after] = [await applied(closed), await applied()];
    clock.now = new Date('2026-12-10T09:59:59.999+09:00');
    expect(await before.detail()).toMatchObject({ allowedActions: expect.arrayContaining(['cancel']) as string[] });
    expect(await before.cancel()).toMatchObject({ code: 1 });
    // An open refund window makes no difference.
    clock.now = new Date('2026-12-10T10:00:00+09:00');
    expect(await after.detail()).toMatchObject({ status: 'CONFIRMED', refundQuote: null });
    expect(await after.cancel()).toMatchObject({ code: CODES.CANCEL_NOT_ALLOWED.code });
    expect(await seatsTaken(server.db, after.educationNo)).toBe(1);
  });
});
