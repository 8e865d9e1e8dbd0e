import { bookRefund } from '../../../applications/bookRefund.ts';
import { lockPayment } from '../../../applications/paymentStore.ts';
import { lockRefund, readAccount, writeRefundStatus, type RefundRow } from '../../../applications/refundStore.ts';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { refundLifecycle, type RefundEvent } from '../../../lifecycles/refund.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';

const BATCH_SIZE = 50;
/** How long a process that claimed a refund has for it, before another one repeats it. */
const LEASE_MS = 2 * MINUTE_MS;

/**
 * Sends approved refunds out through the gateway. Refunds by bank transfer wait for the staff, who transfer and
 * confirm them. The refund's number and its attempt are the idempotency key at the gateway: after an
 * unknown outcome the request is repeated under the same key.
 */
export async function executeRefunds(context: JobContext): Promise<number> {
  const at = context.now();
  const waiting = await context.db
    .selectFrom('refund')
    .select('refund_no')
    .where('status', 'in', ['APPROVED', 'EXECUTING', 'UNKNOWN'])
    .where((eb) => eb.or([eb('route', '=', 'gateway'), eb('amount', '=', 0)]))
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
    .orderBy('refund_no')
    .limit(BATCH_SIZE)
    .execute();
  for (const { refund_no } of waiting) {
    const refund = await claim(context, refund_no, at);
    if (!refund) continue;
    const outcome = await send(context, refund);
    await inTransaction(context.db, (db) => finish(context, db, refund, outcome, at));
  }
  return waiting.length;
}

function claim({ db, log }: JobContext, refundNo: number, at: Date): Promise<RefundRow | null> {
  return inTransaction(db, async (transaction) => {
    const refund = await lockRefund(transaction, refundNo);
    if (!refund) return null;
    const leaseOver = () => refund.leased_until !== null && refund.leased_until <= at;
    const line = await transition(
      refundLifecycle,
      { from: refund.status, event: 'execute', by: 'system' },
      leaseOver,
      log,
      { refundNo },
    );
    if (!line) return null;
    const leasedUntil = new Date(at.getTime() + LEASE_MS);
    await writeRefundStatus(transaction, refundNo, refund.status, line.to, { leased_until: leasedUntil });
    return refund;
  });
}

type Outcome = 'DONE' | 'FAILED' | 'UNKNOWN';

async function send({ db, integrations, configuration, log }: JobContext, refund: RefundRow): Promise<Outcome> {
  if (refund.amount === 0 || refund.payment_no === null) return 'DONE';
  const payment = await db
    .selectFrom('payment')
    .select('gateway_no')
    .where('payment_no', '=', refund.payment_no)
    .executeTakeFirst();
  if (!payment?.gateway_no) return 'FAILED';
  const account = refund.to_account ? readAccount(configuration.encryptionKeys, refund) : null;
  try {
    return await integrations.gateway.refund({
      gatewayNo: payment.gateway_no,
      amount: refund.amount,
      key: `refund-${refund.refund_no}-${refund.attempt}`,
      account,
    });
  } catch (error) {
    log.warn({ err: error, refundNo: refund.refund_no }, 'the gateway did not answer a refund');
    return 'UNKNOWN';
  }
}

const EVENTS = {
  DONE: { event: 'done', by: 'gateway' },
  FAILED: { event: 'failed', by: 'gateway' },
  UNKNOWN: { event: 'unknown', by: 'system' },
} as const satisfies Record<Outcome, { event: RefundEvent; by: 'gateway' | 'system' }>;

async function finish(
  { log }: JobContext,
  db: Queries,
  { refund_no, payment_no, amount, attempt }: RefundRow,
  outcome: Outcome,
  at: Date,
) {
  // The payment before its refund, as everywhere.
  const payment = payment_no === null ? undefined : await lockPayment(db, payment_no);
  const refund = await lockRefund(db, refund_no);
  if (!refund) return;
  // Repeated meanwhile by another process, refused, and approved again: the answer is not about what is under way now.
  if (refund.attempt !== attempt) {
    log.warn({ refundNo: refund_no, attempt, outcome }, 'the answer to a refund came after its next attempt');
    return;
  }
  const line = await transition(refundLifecycle, { from: refund.status, ...EVENTS[outcome] }, () => false, log, {
    refundNo: refund_no,
  });
  if (!line) return;
  await writeRefundStatus(db, refund_no, refund.status, line.to, line.to === 'DONE' ? { finished_at: at } : {});
  if (line.to !== 'DONE' || !payment || amount === 0) return;
  await bookRefund(payment, amount, { db, log });
}

export const refundJob: Job = {
  name: 'refund-execute',
  everySeconds: 20,
  async run(context) {
    await executeRefunds(context);
  },
};
