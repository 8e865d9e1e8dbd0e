import type { PayMethod } from '@portal/shared/contract';
import { addDays, endOfSeoulDay, seoulDay } from '@portal/shared/time';
import { HOUR_MS, MINUTE_MS } from '../../../../clock/durations.ts';
import { amountByTheBook, percentByTheBook } from '../../../../money/testing/refundByTheBook.ts';
import type { ApplicationEntry, Books, PaymentEntry, RefundEntry } from './books.ts';
import { APPLY_UNTIL, HELD_AT, WINDOWS } from './scenario.ts';

/**
 * The life cycles implemented a second time, in memory: each function applies a command to the books and returns
 * whether it is allowed. Shares no code with the implementation.
 */

/** An expected row without a number. */
const NEW = 0;
const HOLD_MS = 30 * MINUTE_MS;

export const isLive = ({ status }: ApplicationEntry) => status !== 'EXPIRED' && status !== 'CANCELLED';
const OPEN = ['READY', 'PENDING', 'AWAITING_DEPOSIT', 'UNKNOWN'];
export const isOpen = ({ status }: PaymentEntry) => OPEN.includes(status);
export const hasEnded = ({ status }: PaymentEntry) => status === 'FAILED' || status === 'EXPIRED';
export const UNSETTLED_REQUESTS = ['REQUESTED', 'REJECTED', 'RETRACTED'];

export const newestOf = (books: Books, memberNo: number) =>
  books.applications.findLast((application) => application.memberNo === memberNo);
export const applicationOf = (books: Books, no: number) =>
  books.applications.find((application) => application.no === no);
export const openPaymentOf = (books: Books, applicationNo: number) =>
  books.payments.find((payment) => payment.applicationNo === applicationNo && isOpen(payment));

/** 23:59 on the day after the application, at the latest the start, and at least the hold. */
export function latestDue({ appliedAt }: ApplicationEntry): number {
  const nextDay = addDays(seoulDay(new Date(appliedAt)), 1);
  return Math.max(appliedAt + HOLD_MS, Math.min(HELD_AT, endOfSeoulDay(nextDay).getTime() - MINUTE_MS));
}

export function apply(books: Books, memberNo: number, now: number): boolean {
  const { offering } = books;
  const own = books.applications.filter((application) => application.memberNo === memberNo);
  const pauses = own.some(({ status, expiredAt }) => status === 'EXPIRED' && (expiredAt ?? 0) > now - HOUR_MS);
  if (offering.calledOff || now >= APPLY_UNTIL || offering.taken >= offering.capacity) return false;
  if (own.some(isLive) || pauses) return false;
  offering.taken += 1;
  const isFree = offering.price === 0;
  books.applications.push({
    no: NEW,
    memberNo,
    status: isFree ? 'CONFIRMED' : 'HELD',
    appliedAt: now,
    payDueAt: isFree ? null : now + HOLD_MS,
    expiredAt: null,
    paymentNo: null,
    address: offering.address,
    isChanged: false,
  });
  return true;
}

export function mayStart(books: Books, memberNo: number, now: number): boolean {
  const application = newestOf(books, memberNo);
  return application !== undefined && mayPay(books, application, now);
}

/** True if an application may be paid. */
export function mayPay(books: Books, application: ApplicationEntry, now: number): boolean {
  if (application.status !== 'HELD' || (application.payDueAt ?? 0) <= now || books.offering.calledOff) return false;
  return !books.payments.some(
    ({ applicationNo, status }) => applicationNo === application.no && status === 'HELD_FOR_REVIEW',
  );
}

export function startPayment(books: Books, { no }: ApplicationEntry, method: PayMethod): void {
  books.payments.push({
    no: NEW,
    applicationNo: no,
    method,
    status: 'PENDING',
    gatewayNo: null,
    amount: books.offering.price,
    paid: null,
    due: 0,
    refunded: 0,
    isReviewed: false,
    accountDueAt: null,
  });
}

export function endOpenPayment(books: Books, application: ApplicationEntry): void {
  const open = openPaymentOf(books, application.no);
  if (open) open.status = open.status === 'AWAITING_DEPOSIT' ? 'EXPIRED' : 'FAILED';
}

export function release(books: Books, application: ApplicationEntry, to: 'EXPIRED' | 'CANCELLED', now: number): void {
  endOpenPayment(books, application);
  application.status = to;
  if (to === 'EXPIRED') application.expiredAt = now;
  books.offering.taken -= 1;
}

export function cancel(books: Books, application: ApplicationEntry, now: number): boolean {
  if (application.status === 'HELD') {
    release(books, application, 'CANCELLED', now);
    return true;
  }
  if (books.offering.price === 0) {
    if (application.status !== 'CONFIRMED' || now >= HELD_AT) return false;
    release(books, application, 'CANCELLED', now);
    return true;
  }
  if (application.isChanged && now < HELD_AT) return leave(books, application);
  const percent = percentByTheBook(WINDOWS, now);
  if (application.status !== 'CONFIRMED' || percent === null) return false;
  application.status = 'CANCEL_REQUESTED';
  const payment = books.payments.find(({ no }) => no === application.paymentNo);
  const amount = payment ? Math.max(amountByTheBook(payment.paid ?? 0, percent) - payment.due, 0) : 0;
  books.refunds.push(refundOf(application.no, payment, { status: 'REQUESTED', cause: 'CANCEL', amount, percent }));
  return true;
}

/**
 * Cancels an application with a full refund and without a decision, after the association has moved the course or exam.
 */
function leave(books: Books, application: ApplicationEntry): boolean {
  if (application.status !== 'CONFIRMED' && application.status !== 'CANCEL_REQUESTED') return false;
  const request = requestOf(books, application);
  if (request) request.status = 'RETRACTED';
  const payment = books.payments.find(({ no }) => no === application.paymentNo);
  const amount = payment ? Math.max((payment.paid ?? 0) - payment.due, 0) : 0;
  books.refunds.push(refundOf(application.no, payment, { status: 'APPROVED', cause: 'CANCEL', amount, percent: 100 }));
  if (payment) payment.due += amount;
  application.status = 'CANCELLED';
  books.offering.taken -= 1;
  return true;
}

/** Notifies applicants, including one who regains a seat, of the current address. */
export function notify(books: Books, application: ApplicationEntry): void {
  if (application.address === books.offering.address) return;
  application.address = books.offering.address;
  application.isChanged = true;
}

/** Builds a refund: a partial one of a phone payment goes by bank; deposits and bank transfers need an account. */
export function refundOf(
  applicationNo: number,
  payment: PaymentEntry | undefined,
  { status, cause, amount, percent }: Pick<RefundEntry, 'status' | 'cause' | 'amount' | 'percent'>,
): RefundEntry {
  const byBank = payment?.method === 'phone' && amount > 0 && amount < (payment.paid ?? 0);
  const toAccount = amount > 0 && (byBank || payment?.method === 'vbank');
  const route = byBank ? 'bank' : 'gateway';
  return {
    no: NEW,
    applicationNo,
    paymentNo: payment?.no ?? null,
    status,
    cause,
    route,
    toAccount,
    amount,
    percent,
    bank: '',
    attempt: 1,
    failure: null,
    leasedUntil: null,
    payableFrom: null,
    unknownSince: null,
  };
}

export function requestOf(books: Books, application: ApplicationEntry): RefundEntry | undefined {
  return books.refunds.find(({ applicationNo, status }) => applicationNo === application.no && status === 'REQUESTED');
}

/** Owes back the unrefunded amount of a payment. */
export function owe(books: Books, payment: PaymentEntry, cause: 'OVERPAID' | 'CALLED_OFF'): void {
  const amount = (payment.paid ?? 0) - payment.due;
  if (amount === 0) return;
  payment.due += amount;
  const refund = refundOf(payment.applicationNo, payment, { status: 'APPROVED', cause, amount, percent: 100 });
  books.refunds.push({ ...refund, status: refund.toAccount ? 'AWAITING_ACCOUNT' : 'APPROVED' });
}

export function book(payment: PaymentEntry, amount: number): void {
  payment.refunded += amount;
  const isWhole = payment.refunded >= (payment.paid ?? 0);
  if (isWhole) payment.status = 'REFUNDED';
  else if (payment.status !== 'HELD_FOR_REVIEW') payment.status = 'PART_REFUNDED';
}
