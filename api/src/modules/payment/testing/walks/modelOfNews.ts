import type { GatewayPayment } from '../../../../integrations/gateway/gateway.ts';
import type { ApplicationEntry, Books, GatewayEntry, PaymentEntry } from './books.ts';
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
} from './model.ts';
import { HELD_AT } from './scene.ts';

/** What the gateway's news should change, a second time and in memory. */

export type News = Pick<GatewayPayment, 'gatewayNo' | 'paymentNo' | 'state' | 'amount'> & {
  refundedAmount: number;
  paidAt: number | null;
  accountDueAt: number | null;
};

/** What the gateway answers when it is asked now. */
function newsOf(entry: GatewayEntry, now: number): News {
  const isPaid = entry.paidAt !== null && entry.paidAt <= now;
  const isWaiting = entry.state === 'PENDING' || entry.state === 'AWAITING_DEPOSIT';
  const state =
    entry.state === 'PAID' && !isPaid ? 'PENDING' : isWaiting && entry.dueAt <= now ? 'EXPIRED' : entry.state;
  return {
    gatewayNo: entry.gatewayNo,
    paymentNo: entry.paymentNo,
    state,
    amount: entry.toldAmount,
    refundedAmount: entry.refunded,
    paidAt: isPaid ? entry.paidAt : null,
    accountDueAt: entry.hasAccount ? entry.dueAt : null,
  };
}

/** What it answers when it is told to close the payment: what nobody has paid, nobody can pay from then on. */
export function newsOfClosing(entry: GatewayEntry, now: number): News {
  const news = newsOf(entry, now);
  const isClosed = entry.state !== 'PAID' && (news.state === 'PENDING' || news.state === 'AWAITING_DEPOSIT');
  return isClosed ? { ...news, state: 'FAILED' } : news;
}

export const newsOfMessage = (message: GatewayPayment): News => ({
  ...message,
  refundedAmount: message.refunds.reduce((sum, { amount }) => sum + amount, 0),
  paidAt: message.paidAt?.getTime() ?? null,
  accountDueAt: message.virtualAccount?.dueAt.getTime() ?? null,
});

/** Answers false where the outcome is left to the rules: money went back beside us, and who is served first is open. */
export function hear(books: Books, news: News, now: number): boolean {
  const payment = books.payments.find(({ no, gatewayNo }) => no === news.paymentNo && gatewayNo === news.gatewayNo);
  const application = payment && applicationOf(books, payment.applicationNo);
  if (!payment || !application) return true;
  const hasCome = news.state === 'PAID' || news.state === 'REFUNDED';
  if (hasCome && (isOpen(payment) || hasEnded(payment))) receive(books, payment, application, news, now);
  else if (!hasCome && isOpen(payment)) wait(payment, application, news);
  if (news.refundedAmount === 0 || payment.paid === null) return true;
  const ours = books.refunds.filter(({ paymentNo, route }) => paymentNo === payment.no && route === 'gateway');
  if (ours.some(({ status }) => status === 'EXECUTING' || status === 'UNKNOWN')) return true;
  const known = ours.reduce((sum, { status, amount }) => sum + (status === 'DONE' ? amount : 0), 0);
  return news.refundedAmount <= known;
}

function receive(books: Books, payment: PaymentEntry, application: ApplicationEntry, news: News, now: number) {
  payment.paid = news.amount;
  if (news.amount !== payment.amount || news.refundedAmount > 0) {
    payment.status = 'HELD_FOR_REVIEW';
    recordGone(books, payment, news.refundedAmount);
    return;
  }
  const isInTime = payment.accountDueAt !== null && news.paidAt !== null && news.paidAt <= payment.accountDueAt;
  payment.status = payment.status === 'EXPIRED' && !isInTime ? 'LATE_PAID' : 'PAID';
  pay(books, payment, application, now);
}

/** What had gone back at the gateway's own console before we heard of the money: no refund of ours can wait yet. */
function recordGone(books: Books, payment: PaymentEntry, amount: number) {
  if (amount === 0) return;
  const refund = refundOf(payment.applicationNo, payment, { status: 'DONE', cause: 'OUTSIDE', amount, percent: 100 });
  books.refunds.push({ ...refund, route: 'gateway', toAccount: false });
  payment.due += amount;
  book(payment, amount);
}

/** Money that is here confirms what it was paid for, or goes back. */
export function pay(books: Books, payment: PaymentEntry, application: ApplicationEntry, now: number): void {
  const { offering } = books;
  const isFree = offering.taken < offering.capacity && !offering.calledOff && now < HELD_AT;
  const others = books.applications.filter(({ memberNo }) => memberNo === application.memberNo);
  if (application.status === 'HELD' && offering.calledOff) {
    release(books, application, 'CANCELLED', now);
    owe(books, payment, 'OVERPAID');
  } else if (application.status === 'HELD' || (application.status === 'EXPIRED' && isFree && !others.some(isLive))) {
    if (application.status === 'EXPIRED') offering.taken += 1;
    application.status = 'CONFIRMED';
    application.paymentNo = payment.no;
    endOpenPayment(books, application);
  } else owe(books, payment, 'OVERPAID');
}

/** No money yet: an account was given out, or the page was left. */
function wait(payment: PaymentEntry, application: ApplicationEntry, { state, accountDueAt }: News) {
  const isOpened = payment.status === 'PENDING' || payment.status === 'UNKNOWN';
  if (state === 'AWAITING_DEPOSIT' && isOpened) {
    payment.status = 'AWAITING_DEPOSIT';
    payment.accountDueAt = accountDueAt;
    const due = Math.min(accountDueAt ?? Infinity, latestDue(application));
    if (application.status === 'HELD') application.payDueAt = Math.max(application.payDueAt ?? 0, due);
  } else if (state === 'FAILED' || state === 'EXPIRED') {
    payment.status =
      payment.status === 'AWAITING_DEPOSIT' ? 'EXPIRED' : payment.status === 'READY' ? 'READY' : 'FAILED';
  }
}
