import fc from 'fast-check';
import type { GroupSeatStatus } from '@portal/shared/contract/manager';
import { seoulDay } from '@portal/shared/time';
import { HOUR_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { readPerson } from '../../../enrolment/group/person.ts';
import { findInvoice } from '../../../enrolment/invoice/store.ts';
import { callOffsJob } from '../../office/qualification/offerings/callOffsJob.ts';
import { addEmployee, type Employee } from '../../office/testing/employee.ts';
import { expireHeld } from '../../payment/settlement/expireJob.ts';
import { crashable } from '../../payment/testing/walks/crashableDatabase.ts';
import { cutOff } from '../../payment/testing/walks/life.ts';
import { callOff } from '../applications/decisions.ts';
import { deadlineJob } from '../groups/deadlineJob.ts';
import { linksJob } from '../groups/linksJob.ts';
import { lineJob } from '../line/lineJob.ts';
import { leftOf, violationsOf } from './groupBooks.ts';
import { BUSINESS, openGroups } from './groups.ts';
import { cancelForm } from './offerings.ts';

type Groups = Awaited<ReturnType<typeof openGroups>>;
type Person = Awaited<ReturnType<Groups['person']>> & { userPhone: string };

/** Actors of all histories: workers of employers, and independent members. */
export interface Company {
  groups: Groups;
  workers: Person[];
  others: Person[];
  office: Employee;
}

/** With the employers of one history. */
interface Cast extends Company {
  employers: Awaited<ReturnType<Groups['employer']>>[];
}

const PHONES = 6;
const CANCELLABLE: readonly GroupSeatStatus[] = ['RESERVED', 'INVITED', 'CONFIRMED'];
/** Fourteen days to pay, and the working days in which the bank is read. */
const DAYS_TO_OVERDUE = 20;

export async function openCompany(open: Parameters<typeof openGroups>[0]): Promise<Company> {
  const groups = await openGroups(open);
  const person = async (userPhone: string) => ({ ...(await groups.person({ user_phone: userPhone })), userPhone });
  const workers: Person[] = [];
  const others: Person[] = [];
  for (let index = 0; index < PHONES; index += 1) workers.push(await person(`0107777000${index}`));
  for (let index = 0; index < 3; index += 1) others.push(await person(`0107777100${index}`));
  const office = await addEmployee(groups.server);
  return { groups, workers, others, office };
}

/** Two employers who may pay by invoice, of other businesses each time: an unpaid group bars its business for days. */
async function addEmployers({ groups, office }: Company): Promise<Cast['employers']> {
  const employers = [await groups.employer(), await groups.employer()];
  await groups.db
    .insertInto('invoice_allowance')
    .values(
      employers.map(({ memberNo }) => ({
        member_no: memberNo,
        business_number: BUSINESS.businessNumber,
        business_name: BUSINESS.businessName,
        limit_won: 50_000_000,
        until_day: '2027-12-31',
        status: 'ALLOWED' as const,
        was_allowed: true,
        allowed_by: office.memberNo,
        allowed_at: groups.clock.now,
      })),
    )
    .execute();
  return employers;
}

/** Step: a command, and two numbers that select its actor and object. */
export const COMMANDS = [
  ...['submit', 'submit', 'pay', 'pay', 'pay', 'accept', 'accept', 'accept', 'accept'],
  ...['invoice', 'invoice', 'transfer', 'cancel unpaid'],
  ...[
    'deposit',
    'late',
    'expire',
    'cancelGroup',
    'cancelGroup',
    'decline',
    'leave',
    'replace',
    'rename',
    'cancelSeats',
    'cancelSeats',
  ],
  ...[
    'retract',
    'retract',
    'approve',
    'approve',
    'approve',
    'reject',
    'reject',
    'apply',
    'apply',
    'give up',
    'give up',
    'stand',
    'remind',
    'move on',
    'end of time',
    'call off',
  ],
] as const;
const step = fc.tuple(fc.constantFrom(...COMMANDS), fc.nat(99), fc.nat(99));
type Step = [(typeof COMMANDS)[number], number, number];

/** Beginnings of histories: most commands need a paid group, or one on an invoice. */
const BEGINNINGS: readonly Step[][] = [
  [],
  [
    ['submit', 0, 1],
    ['pay', 0, 0],
  ],
  [['invoice', 0, 1]],
  [
    ['submit', 0, 1],
    ['deposit', 0, 0],
    ['expire', 0, 0],
  ],
];
export const histories = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.array(step, { minLength: 12, maxLength: 30 }))
  .map((parts): Step[] => parts.flat());

/** Runs a history on a new course, and checks its invariants after each step. Returns the commands that took effect. */
export async function live(company: Company, steps: readonly Step[]): Promise<string[]> {
  const { groups } = company;
  groups.clock.now = new Date('2026-11-20T12:00:00+09:00');
  await groups.db.deleteFrom('rate_limit').execute();
  await groups.db.deleteFrom('outbox').execute();
  const cast = { ...company, employers: await addEmployers(company) };
  const educationNo = await groups.course({ capacity: 6 });
  const done: string[] = [];
  for (const [index, [command, one, two]] of steps.entries()) {
    groups.laterMinutes(1);
    await prolongSessions(groups);
    const answer = await act(cast, { command, educationNo, one, two });
    const broken = await violationsOf(educationNo, groups.db);
    if (answer && answer.status >= 500) throw new Error(`step ${index}: ${command}: ${answer.status}`);
    if (broken.length > 0) throw new Error(`step ${index}: ${command}: ${JSON.stringify(broken)}`);
    if (answer === undefined ? WITHOUT_ANSWER.includes(command) : answer?.code === 1) done.push(command);
  }
  await groups.run(callOffsJob);
  const broken = [...(await violationsOf(educationNo, groups.db)), ...(await leftOf(educationNo, groups.db))];
  if (broken.length > 0) throw new Error(`at the end: ${JSON.stringify(broken)}`);
  return done;
}

/** Prevents sessions from expiring as the days pass. */
const prolongSessions = ({ db, clock }: Groups) =>
  db
    .updateTable('session')
    .set({ token_at: clock.now, expires_at: new Date('2027-06-01') })
    .execute();

/** Commands without an answer: jobs, and steps at the gateway; null if there was nothing to do. */
const WITHOUT_ANSWER: readonly Step[0][] = ['pay', 'deposit', 'late', 'expire', 'move on', 'end of time', 'call off'];

interface Act {
  command: Step[0];
  educationNo: number;
  one: number;
  two: number;
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

async function act(cast: Cast, { command, educationNo, one, two }: Act) {
  const { groups, employers, workers, others, office } = cast;
  const { db, checkout } = groups;
  const ofCourse = await db
    .selectFrom('group_seat')
    .innerJoin('employer_group', 'employer_group.group_no', 'group_seat.group_no')
    .innerJoin('application', 'application.application_no', 'group_seat.group_no')
    .select(['seat_no', 'group_seat.status', 'person_sealed', 'group_seat.application_no', 'group_seat.group_no'])
    .select(['application.member_no as employer_no', 'application.status as group_status', 'application.payment_no'])
    .where('employer_group.education_no', '=', educationNo)
    .where('group_seat.status', '<>', 'REPLACED')
    .orderBy('seat_no')
    .execute();
  // Prefers actors who are permitted: a history of rejections tests little.
  const invitedTo = pick(
    ofCourse.filter(({ status }) => status === 'INVITED'),
    two,
  );
  const accepted = pick(
    ofCourse.filter(({ status }) => status === 'CONFIRMED'),
    two,
  );
  const requested = pick(
    ofCourse.filter(({ status }) => status === 'CANCEL_REQUESTED'),
    two,
  );
  const live = ofCourse.filter(({ group_status }) => group_status === 'HELD' || group_status === 'CONFIRMED');
  const groupNo = pick(live.length > 0 ? live : ofCourse, two)?.group_no ?? 0;
  const ownerNo = ofCourse.find(({ group_no }) => group_no === groupNo)?.employer_no;
  const employer = employers.find(({ memberNo }) => memberNo === ownerNo) ?? pick(employers, one);
  const { encryptionKeys } = groups.server.configuration;
  const phone = invitedTo && readPerson(encryptionKeys, invitedTo)?.userPhone;
  const worker = workers.find(({ userPhone }) => userPhone === phone) ?? pick(workers, two);
  const other = pick(others, one);
  if (!employer || !worker || !other) throw new Error('nobody acts');
  const seats = ofCourse.filter(({ group_no }) => group_no === groupNo);
  const seatNo = pick(seats, one)?.seat_no ?? 0;
  const invited = async () => {
    await groups.run(linksJob);
    return { code: await groups.lastCode(worker.userPhone) };
  };
  const ownOf = (memberNo: number) =>
    db
      .selectFrom('application')
      .select('application_no')
      .where('education_no', '=', educationNo)
      .where('member_no', '=', memberNo)
      .orderBy('application_no', 'desc')
      .limit(1)
      .executeTakeFirst();
  const begin = async (payMethod: string) => {
    const { entity, code } = await employer.client.call('startPayment', { userExaminationNo: groupNo, payMethod });
    return code === 1 ? (entity as { checkoutUrl: string }).checkoutUrl : null;
  };
  const decide = async (decision: string) => {
    const input = {
      userExaminationNo: requested?.group_no ?? 1,
      seatNo: requested?.seat_no ?? 1,
      decision,
      reason: '확인',
    };
    return office.client.call('officeDecideCancellation', input);
  };
  const jobs = checkout.jobs();
  switch (command) {
    case 'submit': {
      const people = workers
        .slice(one % 3, (one % 3) + 1 + (two % 4))
        .map(({ userPhone }) => ({ name: '직원', userPhone }));
      return (pick(employers, one) ?? employer).submit(educationNo, people);
    }
    case 'invoice': {
      const people = workers.slice(0, 1 + (two % 3)).map(({ userPhone }) => ({ name: '직원', userPhone }));
      const form = { kind: 'education', educationNo, people, payBy: 'INVOICE', ...BUSINESS };
      return (pick(employers, one) ?? employer).client.call('postIntGroup', form);
    }
    case 'transfer': {
      const invoice = await findInvoice(db, groupNo);
      const day = seoulDay(groups.clock.now);
      const came = {
        invoiceNo: invoice?.invoice_no ?? 1,
        day,
        amount: (invoice?.amount ?? 0) + (one % 2),
        reason: '은행',
      };
      return office.client.call('officeConfirmInvoice', came);
    }
    case 'cancel unpaid': {
      const invoice = await findInvoice(db, groupNo);
      if (one % 2 > 0) {
        groups.laterDays(DAYS_TO_OVERDUE);
        await prolongSessions(groups);
      }
      return office.client.call('officeCancelInvoiceSeats', { invoiceNo: invoice?.invoice_no ?? 1, reason: '미입금' });
    }
    case 'pay': {
      const address = await begin('card');
      if (!address) return null;
      await checkout.press(address, 'approve');
      return undefined;
    }
    case 'deposit': {
      const address = await begin('vbank');
      if (!address) return null;
      await checkout.press(address, 'issue');
      return undefined;
    }
    case 'late': {
      const payment = await db
        .selectFrom('payment')
        .select('checkout_url')
        .where('application_no', 'in', [0, ...ofCourse.map(({ group_no }) => group_no)])
        .where('pay_method', '=', 'vbank')
        .orderBy('payment_no')
        .limit(1)
        .executeTakeFirst();
      if (!payment?.checkout_url) return null;
      await checkout.press(payment.checkout_url, 'lateDeposit');
      return undefined;
    }
    case 'expire':
      groups.later(two % 3 === 0 ? 40 * HOUR_MS : 31 * MINUTE_MS);
      await expireHeld(jobs);
      return undefined;
    case 'cancelGroup':
      return cancelHeld(
        pick(
          ofCourse.filter(({ group_status }) => group_status === 'HELD'),
          two,
        ),
        cast,
      );
    case 'accept':
      return worker.client.call('postIntGroupAccept', { ...(await invited()), agreeSharing: true });
    case 'decline':
      return worker.client.call('patchIntGroupDecline', await invited());
    case 'leave':
      return leave(accepted?.application_no ?? null, cast);
    case 'replace':
      return employer.client.call('patchIntGroupSeat', { seatNo, name: '다른', userPhone: worker.userPhone });
    case 'rename':
      return employer.client.call('patchIntGroupSeat', { seatNo, name: '이름', userPhone: `0106666000${one % 9}` });
    case 'remind':
      groups.laterMinutes(11);
      return employerOf(invitedTo, cast)?.client.call('patchIntGroupRemind', { seatNo: invitedTo?.seat_no ?? 0 });
    case 'cancelSeats': {
      const paid = ofCourse.filter(({ payment_no, status }) => payment_no !== null && CANCELLABLE.includes(status));
      const seat = pick(paid, two) ?? pick(seats, one);
      const input = { groupNo: seat?.group_no ?? 0, seatNos: [seat?.seat_no ?? 0], ...cancelForm(0) };
      return employerOf(seat, cast)?.client.call('patchIntGroupSeatCancel', input);
    }
    case 'retract':
      return retract(requested, cast);
    case 'approve':
    case 'reject':
      return decide(command);
    case 'apply':
      return other.client.call('postIntEdu', { educationNo });
    case 'give up':
      return other.client.call('patchIntEduCancel', cancelForm((await ownOf(other.memberNo))?.application_no ?? 1));
    case 'stand':
      return other.client.call('postIntLine', { educationNo });
    case 'move on':
      await groups.run(lineJob);
      return undefined;
    case 'end of time':
      groups.laterDays(two % 4);
      await groups.run(deadlineJob);
      return undefined;
    case 'call off': {
      if (one % 3 > 0) return groups.run(callOffsJob).then(() => null);
      const { configuration } = groups.server;
      const now = groups.clock.now;
      const money = moneyContext({ db: crashable(db), now, log: { warn: () => undefined }, configuration });
      // The process dies before one of the statements, or after all of them.
      const plan = { accident: 'death', at: 1 + two, isAfter: false } as const;
      await cutOff(plan, () => callOff({ kind: 'education', offeringNo: educationNo }, money));
      return undefined;
    }
  }
}

/** Cancels the application of a person who has accepted a seat. */
async function leave(applicationNo: number | null, { groups, workers }: Cast) {
  if (applicationNo === null) return undefined;
  const application = await groups.db
    .selectFrom('application')
    .select('member_no')
    .where('application_no', '=', applicationNo)
    .executeTakeFirstOrThrow();
  const person = workers.find(({ memberNo }) => memberNo === application.member_no);
  return person?.client.call('patchIntEduCancel', cancelForm(applicationNo));
}

interface OwnedSeat {
  seat_no: number;
  employer_no: number;
}

const employerOf = (seat: OwnedSeat | undefined, { employers }: Cast) =>
  employers.find(({ memberNo }) => memberNo === seat?.employer_no);

/** Gives up a group that is not paid. */
const cancelHeld = (seat: (OwnedSeat & { group_no: number }) | undefined, cast: Cast) =>
  employerOf(seat, cast)?.client.call('patchIntGroupCancel', { groupNo: seat?.group_no ?? 0 });

/** Withdraws an employer's request. */
const retract = (seat: OwnedSeat | undefined, cast: Cast) =>
  employerOf(seat, cast)?.client.call('patchIntGroupSeatRetract', { seatNo: seat?.seat_no ?? 0 });
