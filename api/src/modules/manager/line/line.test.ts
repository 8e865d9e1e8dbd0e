import { createHash } from 'node:crypto';
import { type CallAnswer, type Calls, CODES } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { settleQueue } from '../../../enrolment/queue/advance.ts';
import { createLogger } from '../../../server/logging.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addCourse, addExam, completeCourse, seatsTaken } from '../testing/offerings.ts';
import { lineJob } from './lineJob.ts';

const OPENING = new Date('2026-10-26T09:00:00+09:00');
const NOON = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('the seat queue of a course', (open) => {
  const clock = { now: NOON };
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = NOON;
  });

  describe('the queue for a course', () => {
    const later = (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
    };
    const runJob = () => lineJob.run({ ...server.services, db: server.db, log: createLogger('silent') });
    /** Member with a session that outlasts the days of a test. */
    async function person() {
      const { client, memberNo } = await server.member();
      await server.db
        .updateTable('session')
        .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
        .where('member_no', '=', memberNo)
        .execute();
      return {
        memberNo,
        client,
        arrive: async (educationNo: number) => client.call('postIntLine', { educationNo }),
        apply: (educationNo: number) => client.call('postIntEdu', { educationNo }),
        leave: (educationNo: number) => client.call('patchIntLineLeave', { educationNo }),
        position: async (educationNo: number) => (await client.call('getMapLine', { educationNo })).entity,
      };
    }
    const people = (count: number) => Promise.all(Array.from({ length: count }, person));
    const placesOf = (educationNo: number) =>
      server.db
        .selectFrom('place_in_line')
        .innerJoin('line', 'line.line_no', 'place_in_line.line_no')
        .selectAll('place_in_line')
        .where('education_no', '=', educationNo)
        .orderBy('place_no')
        .execute();
    const statusesOf = async (educationNo: number) => (await placesOf(educationNo)).map(({ status }) => status);
    const noticesTo = async (memberNo: number) => {
      const rows = await server.db
        .selectFrom('member_notice')
        .select('event')
        .where('member_no', '=', memberNo)
        .orderBy('notice_no')
        .execute();
      return rows.map(({ event }) => event);
    };
    /** Free course of one seat, taken by the first of the people. */
    async function fullCourse(count: number) {
      const educationNo = await addCourse(server.db, { capacity: 1, price: 0 });
      const [holder, ...others] = await people(count + 1);
      if (!holder) throw new Error('nobody');
      const userExaminationNo = (await holder.apply(educationNo)).entity as number;
      return {
        educationNo,
        holder,
        others,
        cancel: () => holder.client.call('patchIntEduCancel', { userExaminationNo }),
      };
    }

    test('a freed seat is offered to the first in the same transaction, and nobody else gets it', async () => {
      const { educationNo, others, cancel } = await fullCourse(3);
      const [first, second, stranger] = others;
      if (!first || !second || !stranger) throw new Error('nobody');
      expect((await first.client.call('getMapEdu', { educationNo })).entity).toMatchObject({
        status: 'FULL',
        allowedActions: ['wait'],
      });
      const { entity: placeNo } = await first.arrive(educationNo);
      expect(await first.arrive(educationNo)).toMatchObject({ code: 1, entity: placeNo });
      await second.arrive(educationNo);
      expect(await stranger.apply(educationNo)).toMatchObject({ code: CODES.LINE_FORMED.code });
      expect(await first.apply(educationNo)).toMatchObject({ code: CODES.LINE_FORMED.code });
      await cancel();
      expect(await statusesOf(educationNo)).toEqual(['OFFERED', 'WAITING']);
      expect(await seatsTaken(server.db, educationNo)).toBe(1);
      expect(await noticesTo(first.memberNo)).toEqual(['lineOffered']);
      expect(await stranger.apply(educationNo)).toMatchObject({ code: CODES.LINE_FORMED.code });
      expect(await second.apply(educationNo)).toMatchObject({ code: CODES.LINE_FORMED.code });
      expect(await first.apply(educationNo)).toMatchObject({ code: 1 });
      expect(await statusesOf(educationNo)).toEqual(['TAKEN', 'WAITING']);
      expect(await seatsTaken(server.db, educationNo)).toBe(1);
    });

    test('an unused offer passes to the next member; after two, the first may not queue again', async () => {
      const { educationNo, others, cancel } = await fullCourse(2);
      const [first, second] = others;
      if (!first || !second) throw new Error('nobody');
      await first.arrive(educationNo);
      await second.arrive(educationNo);
      await cancel();
      later(10);
      expect(await first.apply(educationNo)).toMatchObject({ code: CODES.LINE_OFFER_OVER.code });
      await runJob();
      expect(await statusesOf(educationNo)).toEqual(['LAPSED', 'OFFERED']);
      expect(await noticesTo(first.memberNo)).toEqual(['lineOffered', 'lineLapsed']);
      expect(await first.arrive(educationNo)).toMatchObject({ code: 1 });
      expect(await second.leave(educationNo)).toMatchObject({ code: 1, entity: 1 });
      expect(await statusesOf(educationNo)).toEqual(['LAPSED', 'DECLINED', 'OFFERED']);
      later(24 * 60);
      await runJob();
      expect(await seatsTaken(server.db, educationNo)).toBe(0);
      expect(await first.arrive(educationNo)).toMatchObject({ code: CODES.LINE_RIGHT_OVER.code });
    });

    test('a place is given up by PATCH and by POST', async () => {
      const { educationNo, others } = await fullCourse(2);
      for (const [index, method] of (['PATCH', 'POST'] as const).entries()) {
        const member = others[index];
        await member?.arrive(educationNo);
        const answer = await member?.client.call('patchIntLineLeave', { educationNo }, { method });
        expect(answer).toMatchObject({ status: 200, code: 1, entity: 1 });
      }
    });

    test('a member who has not polled for a minute is notified, and has a day of daytime hours', async () => {
      const { educationNo, others, cancel } = await fullCourse(1);
      await others[0]?.arrive(educationNo);
      later(2);
      await cancel();
      const [place] = await placesOf(educationNo);
      // From 12:02 to 21:00 there are 8 h 58 min, 13 hours on the next day, and 2 h 2 min on the one after.
      expect(place?.offer_due_at).toEqual(new Date('2026-11-22T10:02:00+09:00'));
    });

    test('near the end of the period an offer lasts two hours, not counting the night', async () => {
      clock.now = new Date('2026-12-04T20:00:00+09:00');
      const { educationNo, others, cancel } = await fullCourse(1);
      await others[0]?.arrive(educationNo);
      later(2);
      await cancel();
      const [place] = await placesOf(educationNo);
      expect(place?.offer_due_at).toEqual(new Date('2026-12-05T09:02:00+09:00'));
    });

    test('entries before the opening are ordered by a verifiable lot', async () => {
      const educationNo = await addCourse(server.db, { capacity: 2, price: 0 });
      const early = await people(6);
      clock.now = new Date(OPENING.getTime() - 11 * MINUTE_MS);
      expect(await early[0]?.arrive(educationNo)).toMatchObject({ code: CODES.LINE_CLOSED.code });
      later(2);
      for (const one of early) expect(await one.arrive(educationNo)).toMatchObject({ code: 1 });
      expect(await early[0]?.position(educationNo)).toMatchObject({ status: 'WAITING', ahead: null, byLot: true });
      expect(await seatsTaken(server.db, educationNo)).toBe(0);
      clock.now = OPENING;
      const [late] = await people(1);
      expect(await late?.apply(educationNo)).toMatchObject({ code: CODES.LINE_FORMED.code });
      await late?.arrive(educationNo);
      const { seed } = await server.db
        .selectFrom('line')
        .select('seed')
        .where('education_no', '=', educationNo)
        .executeTakeFirstOrThrow();
      const places = await placesOf(educationNo);
      const hash = (placeNo: number) => createHash('sha256').update(`${seed}:${placeNo}`).digest('hex');
      const drawn = places.slice(0, 6).toSorted((one, other) => (hash(one.place_no) < hash(other.place_no) ? -1 : 1));
      expect(drawn.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(drawn.map(({ status }) => status)).toEqual(['OFFERED', 'OFFERED', ...Array<string>(4).fill('WAITING')]);
      expect(places[6]).toMatchObject({ turn: 7, status: 'WAITING', by_lot: false });
    });

    test('nobody has two places in a course’s queue, and an applicant has none', async () => {
      const { educationNo, holder } = await fullCourse(0);
      expect(await holder.arrive(educationNo)).toMatchObject({ code: CODES.APPLY_DUPLICATE.code });
      const examinationNo = await addExam(server.db, { capacity: 1 });
      const { client, memberNo } = await person();
      expect(await client.call('postIntLine', { examinationNo })).toMatchObject({
        code: CODES.APPLY_NOT_ELIGIBLE.code,
      });
      await completeCourse(server.db, memberNo, 2);
      expect(await client.call('postIntLine', { examinationNo })).toMatchObject({ code: 1 });
      expect(await client.call('postIntLine', { examinationNo, educationNo })).toMatchObject({ status: 400 });
      expect(await client.call('postIntLine', { educationNo: 999_999 })).toMatchObject({ status: 404 });
      const draft = { educationNo: await addCourse(server.db, { is_draft: true }) };
      expect(await client.call('postIntLine', draft)).toMatchObject({ status: 404 });
      expect(await client.call('getMapLine', draft)).toMatchObject({ status: 404 });
    });

    test('a suspended member is passed over, and an offered seat passes on', async () => {
      const { educationNo, others, cancel } = await fullCourse(3);
      for (const one of others) await one.arrive(educationNo);
      const suspend = (memberNo = 0) =>
        server.db.updateTable('member').set({ status: 'SUSPENDED' }).where('member_no', '=', memberNo).execute();
      await suspend(others[0]?.memberNo);
      await cancel();
      expect(await statusesOf(educationNo)).toEqual(['ENDED', 'OFFERED', 'WAITING']);
      await suspend(others[1]?.memberNo);
      await runJob();
      expect(await statusesOf(educationNo)).toEqual(['ENDED', 'ENDED', 'OFFERED']);
    });

    test('waiting members are notified once when applying ends', async () => {
      const { educationNo, others } = await fullCourse(2);
      for (const one of others) await one.arrive(educationNo);
      clock.now = new Date('2026-12-06T18:00:00+09:00');
      await runJob();
      await runJob();
      expect(await statusesOf(educationNo)).toEqual(['ENDED', 'ENDED']);
      expect(await noticesTo(others[0]?.memberNo ?? 0)).toEqual(['lineEnded']);
      const row = await server.db
        .selectFrom('education')
        .select(['waiting', 'offered'])
        .where('education_no', '=', educationNo)
        .executeTakeFirst();
      expect(row).toEqual({ waiting: 0, offered: 0 });
    });

    test('a request with the last mark is held until something changes', async () => {
      const { educationNo, others, cancel } = await fullCourse(1);
      const [first] = others;
      await first?.arrive(educationNo);
      const { mark } = (await first?.position(educationNo)) as { mark: string };
      const news = first?.client.call('getMapLine', { educationNo, since: mark });
      await cancel();
      expect((await news)?.entity).toMatchObject({
        status: 'OFFERED',
        allowedActions: ['apply', 'leave'],
        ahead: null,
      });
    });

    test('while nobody waits, a seat is taken as usual, besides offered seats', async () => {
      const educationNo = await addCourse(server.db, { capacity: 3, price: 0 });
      const [one, other, third] = await people(3);
      await one?.arrive(educationNo);
      expect(await statusesOf(educationNo)).toEqual(['OFFERED']);
      expect(await other?.apply(educationNo)).toMatchObject({ code: 1 });
      expect(await one?.apply(educationNo)).toMatchObject({ code: 1 });
      expect(await third?.apply(educationNo)).toMatchObject({ code: 1 });
      expect(await seatsTaken(server.db, educationNo)).toBe(3);
      await settleQueue({ kind: 'education', offeringNo: educationNo }, { db: server.db, now: clock.now });
      expect(await statusesOf(educationNo)).toEqual(['TAKEN']);
    });
  });

  describe('a member’s places in queues', () => {
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
          isOverdue: false,
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
      expect(position).toMatchObject({
        ahead: 0,
        offered: 1,
        seatsLeft: 0,
        lapses: 0,
        now: '2026-11-20T12:00:00+09:00',
      });
      const news = second.client.call('getMapLine', { educationNo, since: position.mark });
      // The request is held once this later call has been handled.
      await server.client().call('getMapEdu', { educationNo });
      clock.now = new Date(NOON.getTime() + MINUTE_MS);
      await first.client.call('patchIntLineLeave', { educationNo });
      expect((await news).entity).toMatchObject({ status: 'OFFERED', now: '2026-11-20T12:01:00+09:00' });
    });
  });
});
