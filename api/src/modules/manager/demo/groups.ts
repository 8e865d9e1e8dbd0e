import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { moveApplication } from '../../../enrolment/application/move.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { insertSeats } from '../../../enrolment/group/insertSeats.ts';
import { moveSeat } from '../../../enrolment/group/moveSeat.ts';
import { lockSeats } from '../../../enrolment/group/store.ts';
import { courseAnswers } from '../applications/answers.ts';
import { passSeatOn } from '../groups/passSeatOn.ts';
import { insertGroup, takeSeatsAndSubmit } from '../groups/submitStore.ts';
import { heldDay } from './heldDay.ts';
import { insertClassroomCourse } from './insertClassroomCourse.ts';
import { insertDemoPayments } from './insertDemoPayments.ts';
import { loadInvoices } from './invoices.ts';

const EMPLOYER = 'employer01';
/** User ids of the members who have accepted. */
const ACCEPTED = ['student01', 'student02', 'student03'];
/** Other invited people; the second one has declined. */
const INVITED = [
  { name: '변새롬', userPhone: '01012340041' },
  { name: '방그루', userPhone: '01012340042' },
];
const BUSINESS = { businessNumber: '1248100998', businessName: '한빛푸드서비스' };
const PRICE = 80_000;

const quiet = { warn: () => undefined };

/** Loads a paid group with accepted, unanswered and declined seats, and a group on an invoice. */
export async function loadGroups(db: Queries, now: Date, keys: Configuration['encryptionKeys']): Promise<void> {
  const memberNo = await findEmployer(db);
  if (memberNo === undefined) return;
  const at = seoulInstant(addDays(seoulDay(now), -3), '14:00');
  const context: MoneyContext = { db, now: at, keys, log: quiet };
  const offeringNo = await insertCourse(db, now);
  const people = await listAccepted(db);
  const named = [
    ...people.map(({ name, user_phone }) => ({ name: name ?? '', userPhone: user_phone ?? '' })),
    ...INVITED,
  ];
  const values = {
    ...{ kind: 'education' as const, offeringNo, memberNo, seats: named.length },
    ...BUSINESS,
    ...{ now: at, payDueAt: at, isOnInvoice: false },
  };
  const submitted = await takeSeatsAndSubmit(values, db);
  if (!submitted) throw new Error(`the demo found no seats in course ${offeringNo}`);
  const groupNo = submitted.application_no;
  await insertGroup(submitted, values, db);
  await insertSeats(
    groupNo,
    named.map((person, index) => ({ position: index + 1, person })),
    context,
  );
  await pay(groupNo, { memberNo, amount: submitted.price }, context);
  await answer(groupNo, people, { ...context, now: new Date(now.getTime() - DAY_MS) });
  await loadInvoices({ ...BUSINESS, memberNo }, { ...context, now });
}

const findEmployer = async (db: Queries) =>
  (await db.selectFrom('member').select('member_no').where('user_id', '=', EMPLOYER).executeTakeFirst())?.member_no;

const listAccepted = (db: Queries) =>
  db
    .selectFrom('member')
    .select(['member_no', 'name', 'user_phone'])
    .where('user_id', 'in', ACCEPTED)
    .orderBy('user_id')
    .execute();

const insertCourse = (db: Queries, now: Date): Promise<number> => {
  const today = seoulDay(now);
  return insertClassroomCourse(db, {
    title: '외식경영관리사 2급 단체급식 과정',
    grade: 2,
    capacity: 60,
    day: heldDay(addDays(today, 24), today),
    applyStart: addDays(today, -10),
    applyEnd: addDays(today, 17),
    taken: 8,
    price: PRICE,
  });
};

async function pay(
  groupNo: number,
  { memberNo, amount }: { memberNo: number; amount: number },
  context: MoneyContext,
): Promise<void> {
  const { db, now } = context;
  const payment = { applicationNo: groupNo, memberNo, amount, sold: 'education', at: now, isRefunded: false } as const;
  const [paymentNo] = await insertDemoPayments(db, [payment]);
  const group = await lockApplication(db, groupNo);
  if (
    !group ||
    paymentNo === undefined ||
    !(await moveApplication(group, { event: 'paid', by: 'gateway', paymentNo }, context))
  )
    throw new Error('the demo cannot pay its group');
}

async function answer(groupNo: number, people: readonly { member_no: number }[], context: MoneyContext): Promise<void> {
  const group = await lockApplication(context.db, groupNo);
  const seats = await lockSeats(context.db, groupNo);
  if (!group) throw new Error('the demo has lost its group');
  const answers = courseAnswers({ memo: '', isDisorder: 1 });
  for (const [index, { member_no: memberNo }] of people.entries()) {
    const seat = seats[index];
    if (seat) await passSeatOn({ group, seat, memberNo, answers, agreesCompletion: true }, context);
  }
  const declined = seats.at(-1);
  if (declined) await moveSeat(declined, { event: 'decline', by: 'member', columns: { answer: 'DECLINED' } }, context);
}
