import fc from 'fast-check';
import type { CallAnswer, Calls } from '@portal/shared/contract';
import type { GroupSeatStatus } from '@portal/shared/contract/manager';
import { seoulDay } from '@portal/shared/time';
import { nextDaytime } from '../../../clock/daytime.ts';
import { HOUR_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { readPerson } from '../../../enrolment/group/person.ts';
import { findInvoice } from '../../../enrolment/invoice/store.ts';
import { deliveryJob } from '../../../integrations/gateway/sandbox/delivery.ts';
import { callOffsJob } from '../../office/qualification/offerings/callOffsJob.ts';
import { addEmployee, type Employee } from '../../office/testing/employee.ts';
import { expireHeld } from '../../payment/settlement/expireJob.ts';
import { makeCrashable } from '../../payment/testing/walks/crashableDatabase.ts';
import { CUT_OFF, cutOff, deathAt, deathPlaces, lives } from '../../payment/testing/walks/life.ts';
import { deadlineJob } from '../groups/deadlineJob.ts';
import { linksJob } from '../groups/linksJob.ts';
import { lineJob } from '../line/lineJob.ts';
import { changesJob } from '../notices/changesJob.ts';
import { leftOf, violationsOf } from './groupBooks.ts';
import { BUSINESS, openGroups, SEAT_PRICE } from './groups.ts';
import { cancelForm } from './offerings.ts';

type Groups = Awaited<ReturnType<typeof openGroups>>;
type Person = Awaited<ReturnType<Groups['person']>> & { userPhone: string };

/** Actors of all histories: workers of employers, and independent members. */
export interface Company {
  groups: Groups;
  workers: Person[];
  others: Person[];
}

/** With the employers of one history, and two employees, because what one moves in a day is limited. */
interface Cast extends Company {
  employers: Awaited<ReturnType<Groups['employer']>>[];
  offices: readonly [Employee, Employee];
}

const PHONES = 6;
const CANCELLABLE: readonly GroupSeatStatus[] = ['RESERVED', 'INVITED', 'CONFIRMED'];
/** Fourteen days to pay, and the working days in which the bank is read. */
const DAYS_TO_OVERDUE = 20;

export async function openCompany(open: Parameters<typeof openGroups>[0]): Promise<Company> {
  const groups = await openGroups(open);
  makeCrashable(groups.server);
  const person = async (userPhone: string) => ({ ...(await groups.person({ user_phone: userPhone })), userPhone });
  const workers: Person[] = [];
  const others: Person[] = [];
  for (let index = 0; index < PHONES; index += 1) workers.push(await person(`0107777000${index}`));
  for (let index = 0; index < 3; index += 1) others.push(await person(`0107777100${index}`));
  return { groups, workers, others };
}

/** Two employers who may pay by invoice, of other businesses each time: an unpaid group bars its business for days. */
async function addEmployers(groups: Groups, office: Employee): Promise<Cast['employers']> {
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

export const COMMANDS = [
  ...['submit', 'submit', 'pay', 'pay', 'pay', 'accept', 'accept', 'accept', 'accept', 'invoice', 'invoice'],
  ...['transfer', 'cancel unpaid', 'deposit', 'late', 'expire', 'cancelGroup', 'cancelGroup', 'decline', 'leave'],
  ...['replace', 'rename', 'cancelSeats', 'cancelSeats', 'retract', 'retract', 'approve', 'approve', 'approve'],
  ...['reject', 'reject', 'apply', 'apply', 'give up', 'give up', 'stand', 'remind', 'move on', 'end of time'],
  ...['call off', 'move course'],
] as const;
type Command = (typeof COMMANDS)[number];
/** A command, and two numbers that select its actor and object. */
type Move = [Command, number, number];
/** A move, the place of a death of the process, and a move at the same time. */
type Step = [...Move, place?: number, beside?: Move | undefined];

const commands = fc.constantFrom(...COMMANDS);
const numbers = [fc.nat(99), fc.nat(99)] as const;
/** Half of the moves at the same time are the same command, for another actor or object. */
const besides = fc.option(fc.tuple(fc.option(commands, { freq: 1 }), ...numbers), { freq: 5 });
const step = fc
  .tuple(commands, ...numbers, deathPlaces, besides)
  .map(([command, one, two, place, beside]): Step => [
    ...([command, one, two, place] as const),
    beside ? [beside[0] ?? command, beside[1], beside[2]] : undefined,
  ]);

const begun = (...names: Command[]): Step[] => names.map((name) => [name, 0, 3]);
/** Beginnings of histories: most commands need a paid group, or one on an invoice. */
const BEGINNINGS = [[], begun('submit', 'pay'), begun('invoice'), begun('submit', 'deposit', 'expire')];
export const histories = fc.record({
  price: fc.constantFrom(SEAT_PRICE, SEAT_PRICE, SEAT_PRICE, SEAT_PRICE, 0),
  steps: fc
    .tuple(fc.constantFrom(...BEGINNINGS), fc.array(step, { minLength: 12, maxLength: 30 }))
    .map((parts): Step[] => parts.flat()),
});
type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never;

/** Runs a history on a new course, and checks its invariants after each step. Returns the commands that took effect. */
export async function live(company: Company, { price, steps }: History): Promise<string[]> {
  const { groups } = company;
  groups.clock.now = new Date('2026-11-20T12:00:00+09:00');
  await groups.db.deleteFrom('rate_limit').execute();
  await groups.db.deleteFrom('outbox').execute();
  const offices = [await addEmployee(groups.server), await addEmployee(groups.server)] as const;
  const cast = { ...company, offices, employers: await addEmployers(groups, offices[0]) };
  const educationNo = await groups.course({ capacity: 6, price });
  const done: string[] = [];
  for (const [index, [command, one, two, place = 0, beside]] of steps.entries()) {
    groups.laterMinutes(1);
    await groups.prolongSessions();
    const moves: Move[] = [[command, one, two], ...(beside ? [beside] : [])];
    const took = await cutOff(deathAt(place), () => allOf(moves.map((move) => takesEffect(cast, educationNo, move))));
    const broken = await violationsOf(educationNo, groups.db);
    if (broken.length > 0) throw new Error(`step ${index}: ${moves.join(' beside ')}: ${JSON.stringify(broken)}`);
    if (took === CUT_OFF) done.push('death');
    else done.push(...moves.flatMap(([name], nth) => (took[nth] ? [name] : [])), ...(took[1] ? ['beside'] : []));
  }
  await groups.run(deliveryJob);
  await groups.run(callOffsJob);
  const broken = [...(await violationsOf(educationNo, groups.db)), ...(await leftOf(educationNo, groups.db))];
  if (broken.length > 0) throw new Error(`at the end: ${JSON.stringify(broken)}`);
  return done;
}

/** Waits for all, also after a failure, so that none goes on beside the next step. */
async function allOf<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** @throws if a call fails although its process lives */
async function takesEffect(cast: Cast, educationNo: number, move: Move): Promise<boolean> {
  const [command] = move;
  const answer = await act(cast, educationNo, move);
  if (answer && answer.status >= 500 && !lives.getStore()?.isStruck) throw new Error(`${command}: ${answer.status}`);
  return answer === undefined ? WITHOUT_ANSWER.includes(command) : answer?.code === 1;
}

/** Commands without an answer: jobs, and steps at the gateway; null if there was nothing to do. */
const WITHOUT_ANSWER: readonly Command[] = ['pay', 'deposit', 'late', 'expire', 'move on', 'end of time'];

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

async function act(cast: Cast, educationNo: number, [command, one, two]: Move) {
  const { groups, employers, workers, others, offices } = cast;
  const office = pick(offices, one) ?? offices[0];
  const { db, checkout } = groups;
  const ofCourse = await db
    .selectFrom('group_seat')
    .innerJoin('employer_group', 'employer_group.group_no', 'group_seat.group_no')
    .innerJoin('application', 'application.application_no', 'group_seat.group_no')
    .select(['seat_no', 'group_seat.status', 'person_sealed', 'group_seat.application_no', 'group_seat.group_no'])
    .leftJoin('application as own', 'own.application_no', 'group_seat.application_no')
    .select('own.member_no as person_no')
    .select(['application.member_no as employer_no', 'application.status as group_status', 'application.payment_no'])
    .where('employer_group.education_no', '=', educationNo)
    .where('group_seat.status', '<>', 'REPLACED')
    .orderBy('seat_no')
    .execute();
  // Prefers actors who are permitted: a history of rejections tests little.
  const among = (isIt: (seat: (typeof ofCourse)[number]) => boolean) => pick(ofCourse.filter(isIt), two);
  const having = (status: GroupSeatStatus) => among((seat) => seat.status === status);
  const [invitedTo, accepted, requested] = [having('INVITED'), having('CONFIRMED'), having('CANCEL_REQUESTED')];
  const held = among(({ group_status }) => group_status === 'HELD');
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
  const pay = async (payMethod: string, action: 'approve' | 'issue') => {
    const { entity, code } = await employer.client.call('startPayment', { userExaminationNo: groupNo, payMethod });
    if (code !== 1) return null;
    await checkout.press((entity as { checkoutUrl: string }).checkoutUrl, action);
    return undefined;
  };
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
      const came = { day: seoulDay(groups.clock.now), amount: (invoice?.amount ?? 0) + (one % 2), reason: '은행' };
      return office.client.call('officeConfirmInvoice', { invoiceNo: invoice?.invoice_no ?? 1, ...came });
    }
    case 'cancel unpaid': {
      const invoice = await findInvoice(db, groupNo);
      if (one % 2 > 0) {
        groups.laterDays(DAYS_TO_OVERDUE);
        await groups.prolongSessions();
      }
      return office.client.call('officeCancelInvoiceSeats', { invoiceNo: invoice?.invoice_no ?? 1, reason: '미입금' });
    }
    case 'pay':
      return pay('card', 'approve');
    case 'deposit':
      return pay('vbank', 'issue');
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
      await expireHeld(checkout.jobs());
      return undefined;
    case 'cancelGroup':
      return employerOf(held, cast)?.client.call('patchIntGroupCancel', { groupNo: held?.group_no ?? 0 });
    case 'accept':
      return worker.client.call('postIntGroupAccept', { ...(await invited()), agreeSharing: true });
    case 'decline':
      return worker.client.call('patchIntGroupDecline', await invited());
    case 'leave':
      return workers
        .find(({ memberNo }) => memberNo === accepted?.person_no)
        ?.client.call('patchIntEduCancel', cancelForm(accepted?.application_no ?? 1));
    case 'replace':
      return employer.client.call('patchIntGroupSeat', { seatNo, name: '다른', userPhone: worker.userPhone });
    case 'rename':
      return employer.client.call('patchIntGroupSeat', { seatNo, name: '이름', userPhone: `0106666000${one % 9}` });
    case 'remind':
      // A link that is queued at night is sent in the morning.
      groups.clock.now = nextDaytime(groups.clock.now);
      groups.laterMinutes(11);
      return employerOf(invitedTo, cast)?.client.call('patchIntGroupRemind', { seatNo: invitedTo?.seat_no ?? 0 });
    case 'cancelSeats': {
      const paid = ofCourse.filter(({ payment_no, status }) => payment_no !== null && CANCELLABLE.includes(status));
      const seat = pick(paid, two) ?? pick(seats, one);
      const input = { groupNo: seat?.group_no ?? 0, seatNos: [seat?.seat_no ?? 0], ...cancelForm(0) };
      return employerOf(seat, cast)?.client.call('patchIntGroupSeatCancel', input);
    }
    case 'retract':
      return employerOf(requested, cast)?.client.call('patchIntGroupSeatRetract', { seatNo: requested?.seat_no ?? 0 });
    case 'approve':
    case 'reject':
      return office.client.call('officeDecideCancellation', {
        ...{ userExaminationNo: requested?.group_no ?? 1, seatNo: requested?.seat_no ?? 1 },
        ...{ decision: command, reason: '확인' },
      });
    case 'apply':
      return other.client.call('postIntEdu', { educationNo });
    case 'give up':
      return other.client.call('patchIntEduCancel', cancelForm((await ownOf(other.memberNo))?.application_no ?? 1));
    case 'stand':
      return other.client.call('postIntLine', { educationNo });
    case 'move on':
      for (const job of [deliveryJob, lineJob, changesJob]) await groups.run(job);
      return undefined;
    case 'end of time':
      groups.laterDays(two % 4);
      await groups.run(deadlineJob);
      return undefined;
    case 'call off': {
      if (one % 3 > 0) return groups.run(callOffsJob).then(() => null);
      const course = { kind: 'education', offeringNo: educationNo } as const;
      const quoted = await office.client.call('officeCallOffQuote', course);
      const { title = '', amount = 0 } = { ...(quoted.entity as CallAnswer<Calls['officeCallOffQuote']> | null) };
      const form = { ...course, typedTitle: title, amount, reason: '강사 사정' };
      for (const { client } of offices) await client.call('officeCallOff', form);
      return groups.run(callOffsJob).then(() => quoted);
    }
    case 'move course': {
      const { entity } = await office.client.call('officeOffering', { kind: 'education', offeringNo: educationNo });
      const { course } = { ...(entity as CallAnswer<Calls['officeOffering']> | null) };
      const day = `2026-12-${10 + (two % 4)}`;
      const form = { educationNo, course: { ...course, eduDate: day, lastDay: day }, termsReason: '강사 사정' };
      const [first, second] = [
        await offices[0].client.call('officeSaveCourse', form),
        await offices[1].client.call('officeSaveCourse', form),
      ];
      await groups.run(changesJob);
      return first.code === 1 ? first : second;
    }
  }
}

interface OwnedSeat {
  seat_no: number;
  employer_no: number;
}

const employerOf = (seat: OwnedSeat | undefined, { employers }: Cast) =>
  employers.find(({ memberNo }) => memberNo === seat?.employer_no);
