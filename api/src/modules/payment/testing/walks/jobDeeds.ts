import fc from 'fast-check';
import { reconcile } from '../../reconciliation/reconcileJob.ts';
import { executeRefunds } from '../../refunds/refundJob.ts';
import { expireHeld } from '../../settlement/expireJob.ts';
import { inquireSilent } from '../../settlement/inquiryJob.ts';
import type { Books, RefundEntry } from './books.ts';
import { deed, type AnyDeed } from './deed.ts';
import { applicationOf, book, openPaymentOf, refundNoOf, release } from './model.ts';
import { hear, newsOfClosing } from './modelOfNews.ts';
import type { World } from './world.ts';

/** What the jobs do. */

export const JOBS = { expire: expireHeld, inquire: inquireSilent, refund: executeRefunds, reconcile } as const;
export type JobName = keyof typeof JOBS;

/** The list of a day cannot be read over a cut line: the job fails and runs again later. All others go on. */
async function run(world: World, job: JobName): Promise<void> {
  const isAllowedToFail = job === 'reconcile' && world.gateway.line !== 'up';
  await JOBS[job](world.jobs()).catch((error: unknown) => {
    if (!isAllowedToFail) throw error;
  });
}

export const running = (job: JobName): AnyDeed =>
  deed({
    name: `job ${job}`,
    text: `job(${job})`,
    can: (books) => isNeeded(job, books),
    act: (world) => run(world, job),
    model(books, _answer, { now, isLineUp }) {
      if (!isLineUp) return false;
      if (job === 'expire') return expire(books, now);
      return job === 'refund' && refund(books, now);
    },
  });

export function isNeeded(job: JobName, { applications, refunds, gateway }: Books): boolean {
  if (job === 'expire') return applications.some(({ status }) => status === 'HELD');
  return job === 'refund' ? refunds.some(({ status }) => SENDABLE.includes(status)) : gateway.length > 0;
}

/** Holds that are over: what the gateway then says of their payments comes first. */
function expire(books: Books, now: number): boolean {
  const isOver = ({ status, payDueAt }: Books['applications'][number]) => status === 'HELD' && (payDueAt ?? 0) <= now;
  const due = books.applications.filter(isOver).sort((one, other) => (one.payDueAt ?? 0) - (other.payDueAt ?? 0));
  for (const application of due) {
    const open = openPaymentOf(books, application.no);
    const entry = books.gateway.find(({ gatewayNo }) => gatewayNo === open?.gatewayNo);
    if (entry && !hear(books, newsOfClosing(entry, now), now)) return false;
    if (isOver(application)) release(books, application, 'EXPIRED', now);
  }
  return true;
}

const SENDABLE: readonly RefundEntry['status'][] = ['APPROVED', 'EXECUTING', 'UNKNOWN'];

/** The gateway does what it can: an order of any attempt again, a payment by phone whole or not at all, never more than it has. */
function refund(books: Books, now: number): boolean {
  for (const one of books.refunds) {
    const isSent = one.route === 'gateway' || one.amount === 0;
    if (!SENDABLE.includes(one.status) || !isSent || (one.leasedUntil ?? 0) > now) continue;
    if ((one.payableFrom ?? 0) > now) continue;
    const payment = books.payments.find(({ no }) => no === one.paymentNo);
    const entry = books.gateway.find(({ gatewayNo }) => gatewayNo === payment?.gatewayNo);
    const repeated = entry?.refundedByUs.find(({ key }) => refundNoOf(key) === one.no);
    const isWhole = entry?.method !== 'phone' || one.amount === entry.toldAmount;
    const isPossible = entry !== undefined && entry.refunded + one.amount <= entry.toldAmount && isWhole;
    const isDone = one.amount === 0 || (repeated ? repeated.amount === one.amount : isPossible);
    one.status = isDone ? 'DONE' : 'FAILED';
    if (!isDone || one.amount === 0 || !payment || !entry) continue;
    if (!repeated) entry.refunded += one.amount;
    if (!applicationOf(books, one.applicationNo)) return false;
    book(payment, one.amount);
  }
  return true;
}

export const jobDeeds: fc.WeightedArbitrary<AnyDeed>[] = [
  {
    weight: 10,
    arbitrary: fc
      .constantFrom<JobName>('expire', 'expire', 'expire', 'inquire', 'inquire', 'refund', 'refund', 'reconcile')
      .map(running),
  },
];
