import { addDays, endOfSeoulDay, seoulDay, seoulInstant } from '@portal/shared/time';
import { HOUR_SECONDS } from '../../../clock/durations.ts';
import { beginRun } from '../../../clock/runTime.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { findPayment, type PaymentRow } from '../../../enrolment/payment/store.ts';
import type { RefundRow } from '../../../enrolment/refund/store.ts';
import type { GatewayRefund, GatewaySettlement } from '../../../integrations/gateway/protocol/gateway.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { storeFinding } from '../findings/store.ts';
import { compareRefunds } from '../settlement/refundsAtGateway.ts';
import { settle } from '../settlement/settle.ts';

/** Past days that are caught up after an outage. */
const MAX_DAYS_BACK = 14;

/** Context of the comparison. */
type BooksContext = Pick<JobContext, 'db' | 'log' | 'integrations' | 'configuration' | 'now'>;

/** Result of comparing a listed payment with ours. `not yet`: a pending refund hides other refunds. */
type Comparison = 'known' | 'found' | 'not yet';

/**
 * Compares the gateway's settlement list with ours, once per ended day without a pending refund. Unreported payments
 * are settled now, and every difference becomes a finding for the office. Returns the number of new ones.
 */
export async function reconcile(context: BooksContext): Promise<number> {
  const isOver = beginRun();
  const today = seoulDay(context.now());
  const done = await reconciledSince(context.db, addDays(today, -MAX_DAYS_BACK));
  let found = 0;
  for (let back = MAX_DAYS_BACK; back > 0; back -= 1) {
    const day = addDays(today, -back);
    if (done.has(day)) continue;
    if (isOver()) break;
    const compared = await reconcileDay(day, context);
    found += compared.filter((comparison) => comparison === 'found').length;
    if (compared.includes('not yet')) continue;
    await context.db
      .insertInto('reconciled_day')
      .values({ day, reconciled_at: context.now() })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
  }
  return found;
}

/**
 * Compares all days from a time on, including today and days already compared: for a database restored to an earlier
 * state. Returns the number of new differences.
 */
export async function reconcileSince(moment: Date, context: BooksContext): Promise<number> {
  let found = 0;
  for (let day = seoulDay(moment); day <= seoulDay(context.now()); day = addDays(day, 1)) {
    const compared = await reconcileDay(day, context);
    found += compared.filter((comparison) => comparison === 'found').length;
  }
  return found;
}

async function reconciledSince(db: Queries, firstDay: string): Promise<Set<string>> {
  const rows = await db.selectFrom('reconciled_day').select('day').where('day', '>=', firstDay).execute();
  return new Set(rows.map(({ day }) => day));
}

async function reconcileDay(day: string, context: BooksContext): Promise<Comparison[]> {
  const from = seoulInstant(day);
  const until = endOfSeoulDay(day);
  const lines = await context.integrations.gateway.settlements(from, until);
  const compared: Comparison[] = [];
  for (const gatewayNo of new Set(lines.map((line) => line.gatewayNo))) {
    const ofPayment = lines.filter((line) => line.gatewayNo === gatewayNo);
    compared.push(await comparePayment(gatewayNo, ofPayment, day, context));
  }
  const listed = new Set(lines.filter(({ kind }) => kind === 'PAID').map(({ gatewayNo }) => gatewayNo));
  for (const payment of await paidBetween(context.db, from, until)) {
    if (payment.gateway_no === null || listed.has(payment.gateway_no)) continue;
    compared.push(await note(context, day, 'NOT_AT_GATEWAY', payment.gateway_no, payment, 0));
  }
  return compared;
}

const paidBetween = (db: Queries, from: Date, until: Date) =>
  db.selectFrom('payment').selectAll().where('paid_at', '>=', from).where('paid_at', '<', until).execute();

/** Compares one listed payment with ours; an unknown state is settled like any notification. */
async function comparePayment(
  gatewayNo: string,
  lines: readonly GatewaySettlement[],
  day: string,
  context: BooksContext,
): Promise<Comparison> {
  const { db, log, integrations, configuration, now } = context;
  const paid = lines.find(({ kind }) => kind === 'PAID')?.amount ?? null;
  const ours = await findByGatewayNo(db, gatewayNo);
  if (!ours) return note(context, day, 'UNKNOWN_PAYMENT', gatewayNo, undefined, paid ?? 0);
  const isMissed = paid !== null && ours.paid_amount === null;
  const hasRefund = lines.some(({ kind }) => kind === 'REFUNDED');
  if (!isMissed && !hasRefund && (paid === null || paid === ours.paid_amount)) return 'known';

  const answer = await integrations.gateway.inquire(gatewayNo);
  if (answer) await settle(answer, moneyContext({ db, now: now(), log, configuration }));
  if (isMissed) return note(context, day, 'MISSED_PAYMENT', gatewayNo, ours, paid);
  const settled = await findPayment(db, ours.payment_no);
  const refunds = await listRefunds(db, ours);
  const known = sumOf(refunds.filter(({ status, route }) => status === 'DONE' && route === 'gateway'));
  const orders = answer?.refunds ?? [];
  const { gone, unsettled } = compareRefunds(orders, refunds);
  const isSame = gone <= known && known === gone + unsettled && !hasBouncedThere(orders);
  const isAtABank = gone <= known && known < gone + unsettled;
  const isUnderWay = isAtABank || refunds.some(({ status }) => UNDER_WAY.includes(status));
  if (!isSame && isUnderWay && !isLastTry(day, now())) {
    // A bounce by the bank is final, regardless of other orders.
    if (hasBouncedThere(orders)) await note(context, day, 'AMOUNT_DIFFERS', gatewayNo, settled, gone);
    return 'not yet';
  }
  if (isSame && answer?.amount === settled?.paid_amount) return 'known';
  return note(context, day, 'AMOUNT_DIFFERS', gatewayNo, settled, gone);
}

const findByGatewayNo = (db: Queries, gatewayNo: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('gateway_no', '=', gatewayNo).executeTakeFirst();

/** True on the last attempt for a day: what is still undecided becomes a finding. */
const isLastTry = (day: string, now: Date) => day <= addDays(seoulDay(now), -MAX_DAYS_BACK);

/** The pending outcome of one of these hides other refunds. */
const UNDER_WAY: readonly RefundRow['status'][] = ['EXECUTING', 'UNKNOWN'];

const listRefunds = (db: Queries, { payment_no }: PaymentRow): Promise<RefundRow[]> =>
  db.selectFrom('refund').selectAll().where('payment_no', '=', payment_no).execute();

const sumOf = (refunds: readonly RefundRow[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Ordered in the gateway's console and returned by the bank: recorded in no other list. */
const hasBouncedThere = (orders: readonly GatewayRefund[]) =>
  orders.some(({ key, state }) => key === null && state === 'FAILED');

type Kind = Parameters<typeof storeFinding>[1]['kind'];

async function note(
  { db, log, now }: BooksContext,
  day: string,
  kind: Kind,
  gatewayNo: string,
  payment: PaymentRow | undefined,
  gatewayAmount: number,
): Promise<Comparison> {
  const isNew = await storeFinding(db, {
    day,
    kind,
    gateway_no: gatewayNo,
    payment_no: payment?.payment_no ?? null,
    gateway_amount: gatewayAmount,
    our_amount: (kind === 'AMOUNT_DIFFERS' ? payment?.refunded_amount : payment?.paid_amount) ?? 0,
    found_at: now(),
  });
  if (isNew) log.error({ kind, gatewayNo, paymentNo: payment?.payment_no }, 'the books of the gateway and ours differ');
  return isNew ? 'found' : 'known';
}

/** Compares each ended day with the gateway's settlement list; differences become rows of `money_finding`. */
export const reconcileJob: Job = {
  name: 'payment-reconcile',
  everySeconds: HOUR_SECONDS,
  async run(context) {
    await reconcile(context);
  },
};
