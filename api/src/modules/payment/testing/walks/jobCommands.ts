import fc from 'fast-check';
import { seoulDay } from '@portal/shared/time';
import { callOffsJob } from '../../../office/qualification/offerings/callOffsJob.ts';
import { reconcile } from '../../reconciliation/reconcileJob.ts';
import { executeRefunds } from '../../refunds/refundJob.ts';
import { expireHeld } from '../../settlement/expireJob.ts';
import { inquireSilent } from '../../settlement/inquiryJob.ts';
import type { Books, RefundEntry } from './books.ts';
import { command, type AnyCommand, type Situation } from './command.ts';
import type { Fixture } from './fixture.ts';
import { goneOf, isTroubled, type GatewayEntry } from './gatewayBooks.ts';
import { ACCOUNT } from './memberCommands.ts';
import { book, openPaymentOf, release } from './model.ts';
import { closed, hear } from './notificationModel.ts';
import { isUndecided } from './officeCommands.ts';
import { Violation } from './violation.ts';

/** The jobs. */

export const JOBS = {
  expire: expireHeld,
  inquire: inquireSilent,
  refund: executeRefunds,
  reconcile,
  callOffs: callOffsJob.run,
} as const;
export type JobName = keyof typeof JOBS;

/** A daily list cannot be read over a cut connection: that job fails and runs again later. All others continue. */
async function run(fixture: Fixture, job: JobName): Promise<void> {
  const isAllowedToFail = job === 'reconcile' && !fixture.isCalm;
  await JOBS[job](fixture.jobs()).catch((error: unknown) => {
    if (!isAllowedToFail) throw error;
  });
}

export const running = (job: JobName): AnyCommand =>
  command({
    name: `job ${job}`,
    text: `job(${job})`,
    can: (books) => isNeeded(job, books),
    act: (fixture) => run(fixture, job),
    model(books, _answer, situation) {
      if (!situation.isCalm) return false;
      if (job === 'expire') return expire(books, situation);
      return job === 'refund' && refund(books, situation);
    },
  });

function isNeeded(job: JobName, { offering, applications, refunds, gateway }: Books): boolean {
  if (job === 'callOffs') return offering.calledOff && applications.some(isUndecided);
  if (job === 'expire') return applications.some(({ status }) => status === 'HELD');
  return job === 'refund' ? refunds.some(({ status }) => SENDABLE.includes(status)) : gateway.length > 0;
}

/** Expires holds; the gateway's state of their payments is applied first. */
function expire(books: Books, { now, found }: Situation): boolean {
  const isOver = ({ status, payDueAt }: Books['applications'][number]) => status === 'HELD' && (payDueAt ?? 0) <= now;
  const due = books.applications.filter(isOver).sort((one, other) => (one.payDueAt ?? 0) - (other.payDueAt ?? 0));
  for (const application of due) {
    const open = openPaymentOf(books, application.no);
    const entry = found.find(({ gatewayNo }) => gatewayNo === open?.gatewayNo);
    if (entry && !hear(books, closed(entry), now)) return false;
    if (isOver(application)) release(books, application, 'EXPIRED', now);
  }
  return true;
}

const SENDABLE: readonly RefundEntry['status'][] = ['APPROVED', 'EXECUTING', 'UNKNOWN'];

/** Refunds with an order at the gateway are done; possible ones are executed; rejected ones need an employee. */
function refund(books: Books, { now, found }: Situation): boolean {
  for (const one of books.refunds) {
    const isSent = one.route === 'gateway' || one.amount === 0;
    if (!SENDABLE.includes(one.status) || !isSent || (one.leasedUntil ?? 0) > now) continue;
    if ((one.payableFrom ?? 0) > now) continue;
    const payment = books.payments.find(({ no }) => no === one.paymentNo);
    const before = books.gateway.find(({ gatewayNo }) => gatewayNo === payment?.gatewayNo);
    const after = found.find(({ gatewayNo }) => gatewayNo === payment?.gatewayNo);
    // Several refunds of one payment, or money in transit at a bank: their order is left to the rules.
    const ofPayment = books.refunds.filter(({ no, paymentNo }) => no !== one.no && paymentNo === one.paymentNo);
    if (ofPayment.some(({ status }) => SENDABLE.includes(status))) return false;
    if ((before && isTroubled(before)) || (after && isTroubled(after))) return false;
    const isMade = after?.orders.some(({ refundNo }) => refundNo === one.no) === true;
    const isDone = one.amount === 0 || isMade;
    if (before && !isDone && couldGoBack(one, before, now))
      throw new Violation('model', `refund ${one.no} could have gone back and did not`);
    one.status = isDone ? 'DONE' : 'FAILED';
    if (isDone && one.amount > 0 && payment) book(payment, one.amount);
  }
  return true;
}

/**
 * The gateway's rules: at most the paid amount; a deposit only to a known bank; a phone payment only as a whole and in
 * its month.
 */
function couldGoBack({ amount, bank }: RefundEntry, entry: GatewayEntry, now: number): boolean {
  if (entry.state !== 'PAID' || entry.paidAt === null || goneOf(entry) + amount > entry.toldAmount) return false;
  const isOfMonth = seoulDay(new Date(now)).slice(0, 7) === seoulDay(new Date(entry.paidAt)).slice(0, 7);
  if (entry.method === 'vbank') return bank === ACCOUNT.bank;
  return entry.method !== 'phone' || (amount === entry.toldAmount && isOfMonth);
}

export const jobCommands: fc.WeightedArbitrary<AnyCommand>[] = [
  {
    weight: 10,
    arbitrary: fc
      .constantFrom<JobName>(
        'expire',
        'expire',
        'expire',
        'inquire',
        'inquire',
        'refund',
        'refund',
        'reconcile',
        'callOffs',
      )
      .map(running),
  },
];
