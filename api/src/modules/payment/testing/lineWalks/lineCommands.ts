import fc from 'fast-check';
import { inTransaction } from '../../../../database/transaction.ts';
import { retakeSeatOf } from '../../../../enrolment/application/seat.ts';
import { lockApplication } from '../../../../enrolment/application/store.ts';
import { joinQueue } from '../../../../enrolment/queue/join.ts';
import { Presence } from '../../../../enrolment/queue/live/Presence.ts';
import { noticesJob } from '../../../../notices/noticesJob.ts';
import { lineJob } from '../../../manager/line/lineJob.ts';
import { callOffsJob } from '../../../office/qualification/offerings/callOffsJob.ts';
import { expireHeld } from '../../settlement/expireJob.ts';
import type { LineBooks } from './lineBooks.ts';
import type { LineFixture } from './LineFixture.ts';

/** A command of a history. */
export interface LineCommand {
  name: string;
  text: string;
  act(fixture: LineFixture, books: LineBooks): Promise<unknown>;
  /** After it the job has run, so every row must be in its place. */
  isSettling?: true;
  /** It frees seats in one transaction, at a single time. */
  isOneAct?: true;
}

const named = (name: string, parameters: unknown, act: LineCommand['act']): LineCommand => ({
  name,
  text: `${name}(${fc.stringify(parameters)})`,
  act,
});

const who = fc.nat({ max: 4 });
const memberOf = ({ memberNos }: LineFixture, which: number) => memberNos[which] ?? 0;
const liveStates: readonly string[] = ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED'];
const applicationOf = ({ applications }: LineBooks, memberNo: number, states: readonly string[]) =>
  applications.find((one) => one.memberNo === memberNo && states.includes(one.status));

const arrive = fc.uniqueArray(who, { minLength: 1, maxLength: 4 }).map((those) =>
  named('arrive', those, (fixture) =>
    joinQueue(
      { kind: 'education', offeringNo: fixture.educationNo },
      those.map((which) => memberOf(fixture, which)),
      { db: fixture.db, now: fixture.clock.now },
    ),
  ),
);

const groupSeats = fc.constantFrom(1, 2, 2, 3);

/** An employer takes a place for a group, sometimes for more seats than there are. */
const arrivingAsGroup = (which: number, seats: number): LineCommand => ({
  ...named('arriveAsGroup', { which, seats }, (fixture) =>
    fixture.call('postIntGroupLine', memberOf(fixture, which), { educationNo: fixture.educationNo, seats }),
  ),
  isOneAct: true,
});
const arriveAsGroup = fc
  .tuple(who, fc.oneof({ weight: 9, arbitrary: groupSeats }, { weight: 1, arbitrary: fc.constant(5) }))
  .map(([which, seats]) => arrivingAsGroup(which, seats));

const people = (which: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: '김직원',
    userPhone: `0108${which}00000${index}`.slice(0, 11),
  }));

/** Business number per member. The first two share one, including the pause after an unpaid group. */
const BUSINESSES = ['1248100998', '1248100998', '2208112341', '1018111115', '3038123459'];

const applyAsGroup = fc.tuple(who, groupSeats).map(([which, seats]) =>
  named('applyAsGroup', { which, seats }, (fixture) =>
    fixture.call('postIntGroup', memberOf(fixture, which), {
      kind: 'education',
      educationNo: fixture.educationNo,
      people: people(which, seats),
      businessNumber: BUSINESSES[which] ?? '',
      businessName: '한빛국밥집',
    }),
  ),
);

const cancelGroup = who.map((which) => ({
  ...named('cancelGroup', which, async (fixture, books) => {
    const memberNo = memberOf(fixture, which);
    const own = books.groups.find((one) => one.memberNo === memberNo && liveStates.includes(one.status));
    if (own) await fixture.call('patchIntGroupCancel', memberNo, { groupNo: own.no });
  }),
  isOneAct: true as const,
}));

const applying = (which: number) =>
  named('apply', which, (fixture) =>
    fixture.call('postIntEdu', memberOf(fixture, which), { educationNo: fixture.educationNo }),
  );
const apply = who.map(applying);

const leave = who.map((which) => ({
  ...named('leave', which, (fixture) =>
    fixture.call('patchIntLineLeave', memberOf(fixture, which), { educationNo: fixture.educationNo }),
  ),
  isOneAct: true as const,
}));

const cancel = who.map((which) =>
  named('cancel', which, async (fixture, books) => {
    const memberNo = memberOf(fixture, which);
    const own = applicationOf(books, memberNo, liveStates);
    if (own) await fixture.call('patchIntEduCancel', memberNo, { userExaminationNo: own.no });
  }),
);

const ask = who.map((which) =>
  named('ask', which, async (fixture, books) => {
    const place = books.places.findLast(({ memberNo }) => memberNo === memberOf(fixture, which));
    if (!place) return;
    const presence = new Presence(() => fixture.db);
    presence.note(place.no, fixture.clock.now);
    await presence.flush();
  }),
);

/** Money arrives for an application with an expired hold. */
const lateDeposit = who.map((which) =>
  named('lateDeposit', which, async (fixture, books) => {
    const expired = applicationOf(books, memberOf(fixture, which), ['EXPIRED']);
    if (!expired) return;
    await inTransaction(fixture.db, async (db) => {
      const application = await lockApplication(db, expired.no);
      if (application?.status !== 'EXPIRED') return;
      if (!(await retakeSeatOf(application, { db, now: fixture.clock.now }))) return;
      await db.updateTable('application').set({ status: 'HELD' }).where('application_no', '=', expired.no).execute();
    });
  }),
);

const suspend = fc.tuple(who, fc.boolean()).map(([which, isBack]) =>
  named(isBack ? 'reinstate' : 'suspend', which, (fixture) =>
    fixture.db
      .updateTable('member')
      .set({ status: isBack ? 'ACTIVE' : 'SUSPENDED' })
      .where('member_no', '=', memberOf(fixture, which))
      .execute(),
  ),
);

type OfficeCall = 'officeAddSeats' | 'officeOpenLine' | 'officeCloseLine' | 'officeCloseApplying';
const byOffice = (name: OfficeCall, seats: number): LineCommand => ({
  ...named(name, seats, (fixture) =>
    fixture.call(name, fixture.employeeNo, {
      kind: 'education',
      offeringNo: fixture.educationNo,
      reason: '자리를 늘림',
      seats,
    } as never),
  ),
  isOneAct: true,
});
const office = fc
  .tuple(
    fc.constantFrom<OfficeCall>('officeAddSeats', 'officeOpenLine', 'officeCloseLine', 'officeCloseApplying'),
    fc.constantFrom(1, 2),
  )
  .map(([name, seats]) => byOffice(name, seats));

const callOff = fc.constant(
  named('callOff', '', (fixture) =>
    fixture.call('officeCallOff', fixture.employeeNo, {
      kind: 'education',
      offeringNo: fixture.educationNo,
      typedTitle: '외식경영관리사 2급 집합교육',
      amount: 0,
      reason: '강사 사정',
    }),
  ),
);

const MINUTE_MS = 60_000;
const passing = (minutes: number) =>
  named('passTime', minutes, async (fixture) => {
    fixture.clock.now = new Date(fixture.clock.now.getTime() + minutes * MINUTE_MS);
  });
/** Durations around each limit: presence, offer, hold, pause, night, day and collecting. */
const passTime = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(0.5, 1, 2, 5, 9, 10) },
    { weight: 2, arbitrary: fc.constantFrom(30, 61, 119, 120, 300, 660, 1440, 2880, 4320) },
  )
  .map(passing);

const job = fc.constant<LineCommand>({
  ...named('job', '', (fixture) => lineJob.run(fixture.jobs())),
  isSettling: true,
  isOneAct: true,
});
const expiring = named('expire', '', (fixture) => expireHeld(fixture.jobs()));
const callOffs = fc.constant(named('call-offs', '', (fixture) => callOffsJob.run(fixture.jobs())));
const expire = fc.constant(expiring);
const sendNotices = fc.constant(named('tell', '', (fixture) => noticesJob.run(fixture.jobs())));

/** Commands of members, jobs and the office. */
export const someone: fc.Arbitrary<LineCommand> = fc.oneof(
  { weight: 6, arbitrary: arrive },
  { weight: 6, arbitrary: apply },
  { weight: 4, arbitrary: arriveAsGroup },
  { weight: 3, arbitrary: applyAsGroup },
  { weight: 2, arbitrary: cancelGroup },
  { weight: 2, arbitrary: leave },
  { weight: 4, arbitrary: cancel },
  { weight: 2, arbitrary: ask },
  { weight: 2, arbitrary: lateDeposit },
  { weight: 1, arbitrary: suspend },
  { weight: 1, arbitrary: office },
  { weight: 3, arbitrary: job },
  { weight: 2, arbitrary: expire },
  { weight: 1, arbitrary: callOffs },
  { weight: 1, arbitrary: sendNotices },
);

/** Commands that never run concurrently. */
export const alone: fc.Arbitrary<LineCommand> = fc.oneof(
  { weight: 9, arbitrary: passTime },
  { weight: 1, arbitrary: fc.nat({ max: 5 }).chain((lot) => (lot === 0 ? callOff : passTime)) },
);

/** Openings that random commands rarely reach. */
export const OPENINGS = {
  none: [],
  /** A hold expired long enough ago to join again. */
  hold: [applying(0), passing(30), expiring, passing(61)],
  /** Seats are reserved for the first group of a three-seat course, or the second of a two-seat one. */
  collecting: [passing(10), applying(0), arrivingAsGroup(1, 3), arrivingAsGroup(2, 2)],
  /** A group is offered its seats, and a two-seat course has one more free. */
  offered: [passing(10), applying(0), arrivingAsGroup(2, 2), byOffice('officeAddSeats', 2)],
} as const satisfies Record<string, readonly LineCommand[]>;
