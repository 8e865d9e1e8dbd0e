import { sql, type ExpressionBuilder } from 'kysely';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { beginRun } from '../../../clock/runTime.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { PaymentTables } from '../../../database/types/tables/payment.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext, type MoneyContext } from '../../../enrolment/context.ts';
import { abandonPayment } from '../../../enrolment/payment/abandon.ts';
import type { PaymentRow } from '../../../enrolment/payment/store.ts';
import { ENDED_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { closePayment, inquirePayment } from './syncPayment.ts';

const BATCH_SIZE = 100;
/** Delay after the last notification of a payment before the gateway is queried. */
const INQUIRY_DELAY_MS = MINUTE_MS;
/** The same for a virtual account: a deposit may take days, and its webhook is rarely lost. */
const DEPOSIT_INQUIRY_DELAY_MS = 10 * MINUTE_MS;
/** The same for an unpaid payment that has ended, once closed at the gateway. */
const ENDED_INQUIRY_DELAY_MS = HOUR_MS;
/** Period of queries about an unpaid payment that has ended: its webhook may have been lost. */
const ENDED_TAIL_MS = DAY_MS;
/** A deposit may arrive days after its account was closed. */
const ENDED_DEPOSIT_TAIL_MS = 10 * DAY_MS;
/** Maximum time to open a payment at the gateway. */
const OPENING_MS = MINUTE_MS;

const lastHeard = sql<Date>`coalesce(checked_at, opened_at)`;
const before = (at: Date, delayMs: number) => new Date(at.getTime() - delayMs);

/** Open payments without a notification, and those left by a crash while being opened. */
const isSilent = (eb: ExpressionBuilder<PaymentTables, 'payment'>, at: Date) =>
  eb.or([
    eb('status', '=', 'READY').and('opened_at', '<=', before(at, OPENING_MS)),
    eb('status', 'in', ['PENDING', 'UNKNOWN']).and(lastHeard, '<=', before(at, INQUIRY_DELAY_MS)),
    eb('status', '=', 'AWAITING_DEPOSIT').and(lastHeard, '<=', before(at, DEPOSIT_INQUIRY_DELAY_MS)),
  ]);

/** Ended unpaid payments within their tail; those not closed at the gateway come without a delay. */
const isInTail = (eb: ExpressionBuilder<PaymentTables, 'payment'>, at: Date) =>
  eb.and([
    eb('status', 'in', ENDED_PAYMENT_STATES),
    eb('gateway_no', 'is not', null),
    eb.or([
      eb('ended_at', '>', before(at, ENDED_TAIL_MS)),
      eb('ended_at', '>', before(at, ENDED_DEPOSIT_TAIL_MS)).and('pay_method', '=', 'vbank'),
    ]),
    eb.or([
      eb.and([
        eb('closed_at', 'is', null),
        eb.or([eb(lastHeard, '<=', eb.ref('ended_at')), eb(lastHeard, '<=', before(at, INQUIRY_DELAY_MS))]),
      ]),
      eb(lastHeard, '<=', before(at, ENDED_INQUIRY_DELAY_MS)),
    ]),
  ]);

/** Queries the gateway about payments without a notification, because webhooks may be lost. Returns their number. */
export async function inquireSilent(context: JobContext): Promise<number> {
  const isOver = beginRun();
  const at = context.now();
  const silent = await context.db
    .selectFrom('payment')
    .selectAll()
    .where((eb) => eb.or([isSilent(eb, at), isInTail(eb, at)]))
    .orderBy(lastHeard)
    .limit(BATCH_SIZE)
    .execute();
  for (const payment of silent) {
    if (isOver()) break;
    await look(payment, context);
  }
  return silent.length;
}

function look(payment: PaymentRow, { db, log, integrations, configuration, now }: JobContext): Promise<unknown> {
  const context = { ...moneyContext({ db, now: now(), log, configuration }), gateway: integrations.gateway };
  if (payment.status === 'READY') return giveUpOpening(payment, context);
  const isLeftOpen = payment.ended_at !== null && payment.closed_at === null;
  return isLeftOpen ? closePayment(payment, context) : inquirePayment(payment, context);
}

/**
 * Abandons a payment that was never opened, after a crash or without a response of the gateway: it has no page to pay
 * on.
 */
const giveUpOpening = ({ application_no, payment_no }: PaymentRow, { db, now, log }: MoneyContext) =>
  inTransaction(db, async (transaction) => {
    await lockApplication(transaction, application_no);
    const payment = await transaction
      .selectFrom('payment')
      .select('status')
      .where('payment_no', '=', payment_no)
      .executeTakeFirst();
    // Opened or replaced meanwhile.
    if (payment?.status !== 'READY') return;
    const reason = '결제를 시작하지 못했습니다.';
    await abandonPayment({ applicationNo: application_no, reason }, { db: transaction, now, log });
  });

/**
 * Queries the gateway about payments without a webhook. Closes abandoned ones there and continues to query them for 24
 * hours, or 10 days for a virtual account.
 */
export const inquiryJob: Job = {
  name: 'payment-inquire',
  everySeconds: 20,
  async run(context) {
    await inquireSilent(context);
  },
};
