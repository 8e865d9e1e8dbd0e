import type { ApplicationEntry, Books, PaymentEntry } from './books.ts';
import { goneOf, isTroubled, activeOrders, type GatewayEntry } from './gatewayBooks.ts';
import {
  applicationOf,
  book,
  endOpenPayment,
  hasEnded,
  isLive,
  isOpen,
  latestDue,
  owe,
  refundOf,
  release,
  notify,
} from './model.ts';
import { HELD_AT } from './scenario.ts';

/** The expected effects of the gateway's data, implemented a second time in memory. */

/** The gateway's state after closing a payment: an unpaid page ends. */
export const closed = (entry: GatewayEntry): GatewayEntry =>
  entry.state === 'PENDING' ? { ...entry, state: 'FAILED' } : entry;

/**
 * Applies the gateway's response. Returns false if the outcome is left to the rules: money refunded outside, or in
 * transit at a bank.
 */
export function hear(books: Books, entry: GatewayEntry | undefined, now: number): boolean {
  const payment = books.payments.find(({ no, gatewayNo }) => no === entry?.paymentNo && gatewayNo === entry.gatewayNo);
  const application = payment && applicationOf(books, payment.applicationNo);
  if (!entry || !payment || !application) return true;
  const hasCome = entry.state === 'PAID' || entry.state === 'REFUNDED';
  if (hasCome && (isOpen(payment) || hasEnded(payment))) receive(books, payment, application, entry, now);
  else if (!hasCome && isOpen(payment)) wait(payment, application, entry);
  if (isTroubled(entry)) return false;
  if (entry.orders.length === 0 || payment.paid === null) return true;
  const ours = books.refunds.filter(({ paymentNo, route }) => paymentNo === payment.no && route === 'gateway');
  if (ours.some(({ status }) => status === 'EXECUTING' || status === 'UNKNOWN')) return true;
  const known = ours.reduce((sum, { status, amount }) => sum + (status === 'DONE' ? amount : 0), 0);
  return goneOf(entry) <= known;
}

function receive(books: Books, payment: PaymentEntry, application: ApplicationEntry, entry: GatewayEntry, now: number) {
  payment.paid = entry.toldAmount;
  if (entry.toldAmount !== payment.amount || activeOrders(entry).length > 0) {
    payment.status = 'HELD_FOR_REVIEW';
    recordGone(books, payment, goneOf(entry));
    return;
  }
  const isInTime = payment.accountDueAt !== null && entry.paidAt !== null && entry.paidAt <= payment.accountDueAt;
  payment.status = payment.status === 'EXPIRED' && !isInTime ? 'LATE_PAID' : 'PAID';
  pay(books, payment, application, now);
}

/** Records console refunds made before the payment was reported: none of our refunds can be waiting yet. */
function recordGone(books: Books, payment: PaymentEntry, amount: number) {
  if (amount === 0) return;
  const refund = refundOf(payment.applicationNo, payment, { status: 'DONE', cause: 'OUTSIDE', amount, percent: 100 });
  books.refunds.push({ ...refund, route: 'gateway', toAccount: false });
  payment.due += amount;
  book(payment, amount);
}

/** Received money confirms its application or is owed back. */
export function pay(books: Books, payment: PaymentEntry, application: ApplicationEntry, now: number): void {
  const { offering } = books;
  const isGone = books.gone.includes(application.memberNo);
  const isFree = offering.taken < offering.capacity && !offering.calledOff && now < HELD_AT && !isGone;
  const others = books.applications.filter(({ memberNo }) => memberNo === application.memberNo);
  if (application.status === 'HELD' && offering.calledOff) {
    release(books, application, 'CANCELLED', now);
    owe(books, payment, 'OVERPAID');
  } else if (application.status === 'HELD' || (application.status === 'EXPIRED' && isFree && !others.some(isLive))) {
    if (application.status === 'EXPIRED') {
      offering.taken += 1;
      notify(books, application);
    }
    application.status = 'CONFIRMED';
    application.paymentNo = payment.no;
    endOpenPayment(books, application);
  } else owe(books, payment, 'OVERPAID');
}

/** No money yet: an account was issued, or the page was left. */
function wait(payment: PaymentEntry, application: ApplicationEntry, { state, dueAt }: GatewayEntry) {
  const isOpened = payment.status === 'PENDING' || payment.status === 'UNKNOWN';
  if (state === 'AWAITING_DEPOSIT' && isOpened) {
    payment.status = 'AWAITING_DEPOSIT';
    payment.accountDueAt = dueAt;
    const due = Math.min(dueAt, latestDue(application));
    if (application.status === 'HELD') application.payDueAt = Math.max(application.payDueAt ?? 0, due);
  } else if (state === 'FAILED' || state === 'EXPIRED') {
    payment.status =
      payment.status === 'AWAITING_DEPOSIT' ? 'EXPIRED' : payment.status === 'READY' ? 'READY' : 'FAILED';
  }
}
