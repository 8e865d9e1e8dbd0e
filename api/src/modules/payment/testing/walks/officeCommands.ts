import fc from 'fast-check';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { callOff, decide } from '../../../manager/applications/decisions.ts';
import { changesJob } from '../../../manager/notices/changesJob.ts';
import type { ApplicationEntry, Books } from './books.ts';
import { command, pick, which, type AnyCommand } from './command.ts';
import { owe, refundOf, release, requestOf, notify } from './model.ts';
import { HELD_AT } from './scenario.ts';
import { Violation } from './violation.ts';

/** The office's decisions on applications. */

const RESULTS = {
  complete: ['CONFIRMED', 'COMPLETED'],
  notComplete: ['CONFIRMED', 'NOT_COMPLETED'],
  sit: ['CONFIRMED', 'SAT'],
  absent: ['CONFIRMED', 'ABSENT'],
  pass: ['SAT', 'PASSED'],
  fail: ['SAT', 'FAILED'],
} as const;
type Result = keyof typeof RESULTS;
const OF_EDUCATION: readonly Result[] = ['complete', 'notComplete'];
const OF_EXAM: readonly Result[] = ['sit', 'absent', 'pass', 'fail'];

const isRequested = ({ status }: ApplicationEntry) => status === 'CANCEL_REQUESTED';
const isGradable = ({ status }: ApplicationEntry) => status === 'CONFIRMED' || status === 'SAT';
export function expectStatus(expected: string | null, found: string | null, what: string): void {
  if (expected !== found) throw new Violation('model', `${what} should lead to ${expected} and led to ${found}`);
}

export const deciding = (number: number, decision: 'approve' | 'reject'): AnyCommand =>
  command<string | null>({
    name: decision,
    text: `${decision}(${number})`,
    can: ({ applications }) => applications.some(isRequested),
    act: (fixture, { applications }) =>
      decide({ applicationNo: pick(applications.filter(isRequested), number)?.no ?? 0, decision }, fixture.staff()),
    model(books, answer) {
      const application = pick(books.applications.filter(isRequested), number);
      const request = application && requestOf(books, application);
      if (!application || !request) expectStatus(null, answer, decision);
      else if (decision === 'reject') {
        [application.status, request.status] = ['CONFIRMED', 'REJECTED'];
      } else {
        const payment = books.payments.find(({ no }) => no === request.paymentNo);
        request.amount = payment ? Math.min(request.amount, (payment.paid ?? 0) - payment.due) : 0;
        request.status = 'APPROVED';
        if (payment) payment.due += request.amount;
        application.status = 'CANCELLED';
        books.offering.taken -= 1;
      }
      return true;
    },
  });

/** Enters a result; course results for a course, exam results for an exam. */
export const grading = (number: number, lot: number): AnyCommand =>
  command<[Result, string | null, boolean]>({
    name: 'result',
    text: `result(${number}, ${lot})`,
    can: ({ applications }) => applications.some(isGradable),
    async act(fixture, { applications }) {
      // Sometimes an employee uses the wrong list.
      const isWrongList = lot % 10 === 9;
      const results = (fixture.scenario.kind === 'education') === !isWrongList ? OF_EDUCATION : OF_EXAM;
      const decision = pick(results, lot) ?? 'complete';
      const answer = await decide(
        { applicationNo: pick(applications.filter(isGradable), number)?.no ?? 0, decision },
        fixture.staff(),
      );
      return [decision, answer, isWrongList];
    },
    model(books, [decision, answer, isWrongList]) {
      const application = pick(books.applications.filter(isGradable), number);
      const [from, to] = RESULTS[decision];
      const isAllowed = application?.status === from && !isWrongList;
      expectStatus(isAllowed ? to : null, answer, decision);
      if (isAllowed) application.status = to;
      return true;
    },
  });

/** True for an application that a call-off cancels. */
export const isUndecided = ({ status }: ApplicationEntry) => ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED'].includes(status);

export const callingOff = (): AnyCommand =>
  command({
    name: 'callOff',
    text: 'callOff',
    can: ({ applications, offering }) => !offering.calledOff || applications.some(isUndecided),
    act: (fixture) => callOff({ kind: fixture.scenario.kind, offeringNo: fixture.offeringNo() }, fixture.staff()),
    model(books, _answer, { now }) {
      books.offering.calledOff = true;
      for (const application of books.applications) callOffOne(books, application, now);
      return true;
    },
  });

function callOffOne(books: Books, application: ApplicationEntry, now: number) {
  if (application.status === 'HELD') release(books, application, 'CANCELLED', now);
  if (application.status !== 'CONFIRMED' && application.status !== 'CANCEL_REQUESTED') return;
  application.status = 'CANCELLED';
  books.offering.taken -= 1;
  const payment = books.payments.find(({ no }) => no === application.paymentNo);
  const request = requestOf(books, application);
  if (!request) {
    if (payment) owe(books, payment, 'CALLED_OFF');
    return;
  }
  const amount = payment ? (payment.paid ?? 0) - payment.due : 0;
  const way = refundOf(application.no, payment, { status: 'APPROVED', cause: 'CALLED_OFF', amount, percent: 100 });
  // The earlier, smaller request named an account, unless it refunded nothing.
  const status = way.toAccount && request.amount === 0 ? 'AWAITING_ACCOUNT' : 'APPROVED';
  Object.assign(request, { ...way, no: request.no, status });
  if (payment) payment.due += amount;
}

let halls = 0;

/** Moves to another hall; the job notifies waiting applicants. */
export const moving = (): AnyCommand =>
  command<string>({
    name: 'move',
    text: 'move',
    can: ({ applications }) => applications.length > 0,
    async act(fixture) {
      halls += 1;
      const address = `서울특별시 중구 한빛로 ${halls}`;
      const { table, key } = OFFERING_KINDS[fixture.scenario.kind];
      const [educationNo, examinationNo] =
        fixture.scenario.kind === 'education' ? [fixture.offeringNo(), null] : [null, fixture.offeringNo()];
      const { db, now } = fixture.staff();
      await db.updateTable(table).set({ address }).where(key, '=', fixture.offeringNo()).execute();
      await db
        .insertInto('offering_change')
        .values({ education_no: educationNo, examination_no: examinationNo, changed_at: now })
        .execute();
      await changesJob.run(fixture.jobs());
      return address;
    },
    model(books, address, { now }) {
      books.offering.address = address;
      if (!books.offering.calledOff && now < HELD_AT)
        for (const application of books.applications.filter(isUndecided)) notify(books, application);
      return true;
    },
  });

export const officeCommands: fc.WeightedArbitrary<AnyCommand>[] = [
  {
    weight: 4,
    arbitrary: fc
      .tuple(which, fc.constantFrom('approve', 'approve', 'reject'))
      .map(([number, decision]) => deciding(number, decision)),
  },
  { weight: 2, arbitrary: fc.tuple(which, fc.nat({ max: 99 })).map(([number, lot]) => grading(number, lot)) },
  { weight: 1, arbitrary: fc.constant(null).map(callingOff) },
  { weight: 1, arbitrary: fc.constant(null).map(moving) },
];
