import { applicationLifecycle } from '../../../../lifecycles/application.ts';
import { paymentLifecycle } from '../../../../lifecycles/payment.ts';
import { refundLifecycle } from '../../../../lifecycles/refund.ts';
import { amountByTheBook, percentByTheBook } from '../../../../money/testing/refundByTheBook.ts';
import type { ApplicationEntry, Books, PaymentEntry, RefundEntry } from './books.ts';
import { goneOutside, isAmbiguous } from './gatewayBooks.ts';
import { applicationOf, latestDue } from './model.ts';
import { HELD_AT, WINDOWS } from './scenario.ts';

interface Line {
  from: string | null;
  to: string;
}
const NONE = 'none';

/** Returns a predicate that is true if a row can get from one state to another by any number of transitions. */
function reachOf({ transitions }: { transitions: readonly Line[] }): (from: string | null, to: string) => boolean {
  const lines = transitions.map(({ from, to }) => ({ from: from ?? NONE, to }));
  const reach = new Map<string, Set<string>>();
  for (const { from } of lines) {
    const reached = new Set([from]);
    for (const state of reached) for (const line of lines) if (line.from === state) reached.add(line.to);
    reach.set(from, reached);
  }
  return (from, to) => from === to || reach.get(from ?? NONE)?.has(to) === true;
}

const applicationMayBecome = reachOf(applicationLifecycle);
const paymentMayBecome = reachOf(paymentLifecycle);
const refundMayBecome = reachOf(refundLifecycle);

/** States of money reported by the gateway. */
const PAID_AT_ONCE = ['PAID', 'LATE_PAID'];

interface Step {
  before: Books;
  after: Books;
  now: number;
}

/** Returns the changes of a step without a cause, whichever command ran. */
export function unexplained(step: Step): string[] {
  return [
    ...step.after.applications.flatMap((row) => explain('application', row, ofApplication(row, step))),
    ...step.after.payments.flatMap((row) => explain('payment', row, ofPayment(row, step))),
    ...step.after.refunds.flatMap((row) => explain('refund', row, ofRefund(row, step))),
    ...(['applications', 'payments', 'refunds'] as const).flatMap((part) =>
      step.after[part].length < step.before[part].length ? [`${part} are gone`] : [],
    ),
  ];
}

const explain = (kind: string, row: object, faults: Record<string, boolean>) =>
  Object.entries(faults).flatMap(([name, isBroken]) => (isBroken ? [`${kind}: ${name}: ${JSON.stringify(row)}`] : []));

function ofApplication(row: ApplicationEntry, { before, after, now }: Step): Record<string, boolean> {
  const old = applicationOf(before, row.no);
  const [from, to] = [old?.status ?? null, row.status];
  const isConfirmedNow = from !== to && to === 'CONFIRMED' && (from === 'HELD' || from === 'EXPIRED');
  const paid = after.payments.find(({ no }) => no === row.paymentNo);
  const money = after.gateway.find(({ gatewayNo }) => gatewayNo === paid?.gatewayNo);
  return {
    'no such line': !applicationMayBecome(from, to),
    'a hold ended early': from === 'HELD' && to === 'EXPIRED' && (old?.payDueAt ?? 0) > now,
    'a hold was made longer':
      old !== undefined && old.payDueAt !== row.payDueAt && (row.payDueAt ?? 0) > latestDue(row),
    'a hold was made shorter': old !== undefined && (row.payDueAt ?? 0) < (old.payDueAt ?? 0),
    'confirmed without money': isConfirmedNow && !(money?.isTakenBack || (money?.paidAt && money.paidAt <= now)),
    'confirmed though called off': isConfirmedNow && before.offering.calledOff,
    'a seat was retaken after the beginning': isConfirmedNow && from === 'EXPIRED' && now >= HELD_AT,
    'a seat was retaken by who has left': isConfirmedNow && from === 'EXPIRED' && before.gone.includes(row.memberNo),
    'another payment confirms it': Boolean(old?.paymentNo) && old?.paymentNo !== row.paymentNo,
  };
}

function ofPayment(row: PaymentEntry, { before, after, now }: Step): Record<string, boolean> {
  const old = before.payments.find(({ no }) => no === row.no);
  const [from, to] = [old?.status ?? null, row.status];
  const money = after.gateway.find(({ gatewayNo }) => gatewayNo === row.gatewayNo);
  const cameNow = row.paid !== null && (old?.paid ?? null) === null;
  const isNew = old === undefined;
  // One of two concurrent commands may end a review before the other begins to pay.
  const review = [before, after].every(({ payments }) =>
    payments.some((one) => one.applicationNo === row.applicationNo && one.status === 'HELD_FOR_REVIEW'),
  );
  const application = applicationOf(before, row.applicationNo);
  return {
    'no such line': !paymentMayBecome(from, to),
    'money out of nothing': cameNow && !(money?.paidAt && money.paidAt <= now),
    'another amount than came': cameNow && row.paid !== money?.toldAmount,
    'another amount than was asked for, and nobody looked':
      PAID_AT_ONCE.includes(to) && row.paid !== row.amount && !row.isReviewed,
    'what was paid changed': old?.paid !== undefined && old.paid !== null && old.paid !== row.paid,
    'begun under review': isNew && review,
    'begun for what is not held': isNew && application !== undefined && application.status !== 'HELD',
    'begun after it was called off': isNew && before.offering.calledOff,
    'two are open': after.payments.some(
      (one) => one.no !== row.no && one.applicationNo === row.applicationNo && opens(one) && opens(row),
    ),
  };
}

const opens = ({ status }: PaymentEntry) => ['READY', 'PENDING', 'AWAITING_DEPOSIT', 'UNKNOWN'].includes(status);

function ofRefund(row: RefundEntry, { before, after, now }: Step): Record<string, boolean> {
  const old = before.refunds.find(({ no }) => no === row.no);
  const [from, to] = [old?.status ?? null, row.status];
  const payment = after.payments.find(({ no }) => no === row.paymentNo);
  const money = after.gateway.find(({ gatewayNo }) => gatewayNo === payment?.gatewayNo);
  // A console refund that a bank bounced counts as refunded if a later order exists (record 0126).
  const mayBeOutside = money !== undefined && (goneOutside(money) > 0 || isAmbiguous(money));
  const isMoved = applicationOf(after, row.applicationNo)?.isChanged === true && now < HELD_AT;
  const percent = isMoved ? 100 : percentByTheBook(WINDOWS, now);
  const dueBefore = before.payments.find(({ no }) => no === row.paymentNo)?.due ?? 0;
  const share = Math.max(amountByTheBook(payment?.paid ?? 0, percent ?? 0) - dueBefore, 0);
  const isAskedNow = old === undefined && row.cause === 'CANCEL';
  return {
    'no such line': !refundMayBecome(from, to),
    'asked for outside the windows': isAskedNow && (percent === null || row.percent !== percent),
    'another share than the window gives': isAskedNow && row.amount > share,
    'less than all, though nobody cancelled': row.cause !== 'CANCEL' && row.percent !== 100,
    'the percentage changed': old !== undefined && old.percent !== row.percent && row.cause !== 'CALLED_OFF',
    'more than was asked for': old !== undefined && row.amount > old.amount && row.cause !== 'CALLED_OFF',
    'less than was asked for': old !== undefined && row.amount < old.amount && !mayBeOutside,
    'done outside, where nothing was': old === undefined && row.cause === 'OUTSIDE' && !mayBeOutside,
    'sent without an account': row.toAccount && row.route === 'gateway' && payment?.method === 'card',
  };
}
