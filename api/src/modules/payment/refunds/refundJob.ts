import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { beginRun } from '../../../clock/runTime.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { bookRefund } from '../../../enrolment/payment/bookRefund.ts';
import { lockPayment } from '../../../enrolment/payment/store.ts';
import { isPayable, lockRefund, readAccount, type RefundRow } from '../../../enrolment/refund/store.ts';
import type { RefundOutcome } from '../../../integrations/gateway/protocol/gateway.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { MAX_UNKNOWN_MS, refundLifecycle, type RefundEvent, type RefundGuard } from '../../../lifecycles/refund.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';

const BATCH_SIZE = 50;
/** Lease of a process that claimed a refund: two queries and an order take 80 s at most. */
const LEASE_MS = 3 * MINUTE_MS;

/**
 * Sends approved refunds through the gateway; bank transfers wait for staff. After an unknown outcome the gateway is
 * queried, and the order is repeated if the gateway has none.
 */
export async function executeRefunds(context: JobContext): Promise<number> {
  const { db, now } = context;
  const isOver = beginRun();
  const waiting = await db
    .selectFrom('refund')
    .select('refund_no')
    .where('status', 'in', ['APPROVED', 'EXECUTING', 'UNKNOWN'])
    .where((eb) => eb.or([eb('route', '=', 'gateway'), eb('amount', '=', 0)]))
    .where((eb) => eb.or([eb('payable_from', 'is', null), eb('payable_from', '<=', now())]))
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now())]))
    .orderBy((eb) => eb.fn.coalesce('leased_until', 'requested_at'))
    .orderBy('refund_no')
    .limit(BATCH_SIZE)
    .execute();
  for (const { refund_no } of waiting) {
    if (isOver()) break;
    const refund = await claim(context, refund_no);
    if (!refund) continue;
    const outcome = await send(context, refund);
    await inTransaction(db, (transaction) => finish(context, transaction, refund, outcome));
  }
  return waiting.length;
}

/** Claims a refund for a new attempt; null if another process holds it or another refund comes first. */
function claim({ db, log, now: clock }: JobContext, refundNo: number): Promise<RefundRow | null> {
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const found = await transaction
      .selectFrom('refund')
      .select('payment_no')
      .where('refund_no', '=', refundNo)
      .executeTakeFirst();
    // The payment before its refund, the order used everywhere.
    if (found?.payment_no) await lockPayment(transaction, found.payment_no);
    const refund = await lockRefund(transaction, refundNo);
    if (!refund || (await waitsForAnother(refund, transaction))) return null;
    const leaseOver = () => refund.leased_until !== null && refund.leased_until <= now;
    const move = { from: refund.status, event: 'execute', by: 'system' } as const;
    const holds = (guard: RefundGuard) => (guard === 'payable' ? isPayable(refund, now) : leaseOver());
    const line = await transition(refundLifecycle, move, holds, log, { refundNo });
    if (!line) return null;
    const columns = {
      leased_until: new Date(now.getTime() + LEASE_MS),
      // The previous process has crashed, so the outcome of its order is unknown.
      attempt: refund.status === 'EXECUTING' ? refund.attempt + 1 : refund.attempt,
    };
    await writeTransition(transaction, 'refund', { no: refundNo, from: refund.status, to: line.to, columns });
    return { ...refund, ...columns };
  });
}

/** Two concurrent orders for one payment would be indistinguishable at a bank. */
async function waitsForAnother({ refund_no, payment_no, status }: RefundRow, db: Queries): Promise<boolean> {
  if (payment_no === null || status !== 'APPROVED') return false;
  const other = await db
    .selectFrom('refund')
    .select('refund_no')
    .where('payment_no', '=', payment_no)
    .where('status', 'in', ['EXECUTING', 'UNKNOWN'])
    .where('refund_no', '<>', refund_no)
    .executeTakeFirst();
  return other !== undefined;
}

async function send({ db, integrations, configuration, log }: JobContext, refund: RefundRow): Promise<RefundOutcome> {
  if (refund.amount === 0 || refund.payment_no === null) return 'DONE';
  const payment = await db
    .selectFrom('payment')
    .select('gateway_no')
    .where('payment_no', '=', refund.payment_no)
    .executeTakeFirst();
  if (!payment?.gateway_no) return 'REFUSED';
  const account = refund.to_account ? readAccount(configuration.encryptionKeys, refund) : null;
  const { refund_no: refundNo, amount, attempt } = refund;
  try {
    return await integrations.gateway.refund({ gatewayNo: payment.gateway_no, amount, refundNo, attempt, account });
  } catch (error) {
    log.warn({ err: error, refundNo }, 'the gateway did not answer a refund');
    return 'UNANSWERED';
  }
}

interface Consequence {
  event: RefundEvent;
  by: 'gateway' | 'system';
  /** Reason if it fails. */
  failure: RefundRow['failure'];
}

/** After an hour, no order answered with an error is still pending. */
const CONSEQUENCES: Record<RefundOutcome, Consequence> = {
  DONE: { event: 'done', by: 'gateway', failure: null },
  REFUSED: { event: 'failed', by: 'gateway', failure: 'REFUSED' },
  BOUNCED: { event: 'failed', by: 'gateway', failure: 'BOUNCED' },
  PENDING: { event: 'unknown', by: 'system', failure: null },
  NOT_DONE: { event: 'unknown', by: 'system', failure: 'REFUSED' },
  UNANSWERED: { event: 'unknown', by: 'system', failure: 'UNANSWERED' },
};

async function finish(
  { log, now: clock }: JobContext,
  db: Queries,
  { refund_no, payment_no, amount, attempt }: RefundRow,
  outcome: RefundOutcome,
) {
  const now = clock();
  // The payment before its refund, the order used everywhere.
  const payment = payment_no === null ? undefined : await lockPayment(db, payment_no);
  const refund = await lockRefund(db, refund_no);
  if (!refund) return;
  // Another process has retried meanwhile: this response belongs to an old attempt.
  if (refund.attempt !== attempt) {
    log.warn({ refundNo: refund_no, attempt, outcome }, 'the answer to a refund came after its next attempt');
    return;
  }
  const { event, by, failure } = CONSEQUENCES[outcome];
  const unknownSince = refund.unknown_since ?? now;
  const isUnansweredForLong = () => outcome !== 'PENDING' && now.getTime() - unknownSince.getTime() >= MAX_UNKNOWN_MS;
  const move = { from: refund.status, event, by } as const;
  const line = await transition(refundLifecycle, move, isUnansweredForLong, log, { refundNo: refund_no });
  if (!line) return;
  await writeTransition(db, 'refund', {
    no: refund_no,
    from: refund.status,
    to: line.to,
    columns: {
      unknown_since: line.to === 'UNKNOWN' ? unknownSince : null,
      // With the key of an order answered with an error, the gateway may only repeat that error.
      ...(line.to === 'UNKNOWN' && outcome !== 'PENDING' && { attempt: attempt + 1 }),
      ...(line.to === 'FAILED' && { failure }),
      ...(line.to === 'DONE' && { finished_at: now }),
    },
  });
  if (line.to === 'DONE' && payment && amount > 0) await bookRefund(payment, amount, { db, log });
}

/** Executes approved refunds. */
export const refundJob: Job = {
  name: 'refund-execute',
  everySeconds: 20,
  async run(context) {
    await executeRefunds(context);
  },
};
