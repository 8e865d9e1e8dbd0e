import { PAYMENT_STATUS_NAMES, REFUND_STATUS_NAMES } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import type { CourseAnswers, CourseTerms, ExamAnswers, ExamTerms } from '../../../database/types/tables/manager.ts';
import { mayLeaveChanged, refundPercentNow, refundUntil } from '../../../enrolment/application/mayCancelConfirmed.ts';
import { photoDueAt, photoStateOf } from '../../../enrolment/application/photo.ts';
import { statusNameOf } from '../../../enrolment/application/statusName.ts';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';
import { moneyOfPayment } from '../../../enrolment/cashReceipt/money.ts';
import { presentCashReceiptOf } from '../../../enrolment/cashReceipt/present.ts';
import type { CashReceiptRow } from '../../../enrolment/cashReceipt/store.ts';
import { currentTerms, isAnnouncedOtherwise } from '../../../enrolment/offering/occasion.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { paidByName } from '../../../enrolment/payment/paidByName.ts';
import type { PaymentRow } from '../../../enrolment/payment/store.ts';
import { refundableAmount, refundWay, type RefundRow } from '../../../enrolment/refund/store.ts';
import { AWAITED_STATES, SEALED_STATES } from '../../../lifecycles/application.ts';
import { presentApplicationEvidence } from '../eligibility/ofApplication.ts';
import { presentScores } from '../results/present.ts';
import { applicationActions, visibleStatus } from './allowedActions.ts';
import { presentChange } from './changes.ts';

function common(row: ApplicationRow, now: Date) {
  const status = visibleStatus(row, now);
  return {
    userExaminationNo: row.application_no,
    applyType: OFFERING_KINDS[termsKind(row.terms)].applyType,
    status,
    statusName: statusNameOf(status, row.awaits_deposit),
    allowedActions: applicationActions(row, now),
    price: row.price,
    applyDate: seoulTimestamp(row.applied_at),
    payDueAt: status === 'HELD' && row.pay_due_at ? seoulTimestamp(row.pay_due_at) : null,
    change: newestChange(row, now),
    group: row.employer_name === null ? null : { businessName: row.employer_name },
  };
}

/** Newest change, while the offering or the announcement of its results is still to come. */
function newestChange(row: ApplicationRow, now: Date) {
  const { status, change_before: before, changed_to: changedTo, change_at, change_confirmed_at } = row;
  if (!before || !changedTo || !change_at) return null;
  const { leaveUntil: _leaveUntil, ...after } = changedTo;
  const isAwaited = AWAITED_STATES.some((state) => state === status);
  const isSealed =
    SEALED_STATES.some((state) => state === status) && row.announced_at !== null && row.announced_at > now;
  if (!isAwaited && !(isSealed && isAnnouncedOtherwise(before, after))) return null;
  const change = presentChange({ before, after, changed_at: change_at, confirmed_at: change_confirmed_at });
  return { ...change, mayLeave: isAwaited && mayLeaveChanged(row, now) };
}

/** List item: the terms at the time of applying, with the time and place of the newest change. */
export function presentCourseApplication(row: ApplicationRow, now: Date) {
  const { title, rating, eduType, eduDate, ...held } = courseTerms(currentTerms(row));
  const { time, endTime, furtherLessons, address, address2 } = held;
  return {
    ...common(row, now),
    educationNo: row.education_no ?? 0,
    title,
    rating,
    eduType,
    eduDate,
    time,
    endTime,
    furtherLessons,
    address,
    address2,
  };
}

export function presentExamApplication(row: ApplicationRow, now: Date) {
  const {
    year,
    rounds,
    examinationName,
    rating,
    part,
    examDate,
    time,
    endTime,
    address,
    address2,
    passDate,
    passTime,
  } = examTerms(currentTerms(row));
  return {
    ...common(row, now),
    examinationNo: row.examination_no ?? 0,
    year,
    rounds,
    examinationName,
    rating,
    part,
    examDate,
    time,
    endTime,
    address,
    address2,
    passDate,
    passTime,
    photo: {
      state: photoStateOf(row),
      dueAt: seoulTimestamp(photoDueAt(row)),
      reason: row.photo_return_reason ?? '',
    },
    evidence: presentApplicationEvidence(row),
    scoreSheet: presentScores(row, now),
  };
}

/** Adds the terms and the answers to a list item. */
export const presentCourseDetail = (row: ApplicationRow, now: Date) => ({
  ...presentCourseApplication(row, now),
  edu: courseTerms(row.terms),
  userEdu: row.answers as CourseAnswers,
});

export function presentExamDetail(row: ApplicationRow, now: Date) {
  const { passTime: _passTime, asksEvidence: _asksEvidence, ...exam } = examTerms(row.terms);
  const answers = row.answers as ExamAnswers;
  const userExam = { ...answers, examinationCode: row.examination_code ?? '' };
  return { ...presentExamApplication(row, now), exam, userExam };
}

// The kind determines the shape of the JSON columns; a constraint ties it to the number of the course or exam.
const courseTerms = (terms: CourseTerms | ExamTerms) => ({
  endTime: '',
  furtherLessons: [],
  ...(terms as CourseTerms),
});
const examTerms = (terms: CourseTerms | ExamTerms) => ({ endTime: '', ...(terms as ExamTerms) });

/** Payments and refunds of an application: the newest of each, and the payment that confirmed it. */
interface ApplicationMoney {
  payment: PaymentRow | undefined;
  cashReceipt: CashReceiptRow | undefined;
  refund: RefundRow | undefined;
  /** Refunds to accounts that employees named and the member can still deny. */
  held: readonly RefundRow[];
  confirmedBy: PaymentRow | undefined;
}

/** Payment with its cash receipt. */
export const presentPaid = (payment: PaymentRow, cashReceipt: CashReceiptRow | undefined, now: Date) => ({
  ...presentPayment(payment),
  ...receiptOf(payment, cashReceipt, now),
});

/** Payment, refund, and the refund that cancelling now would give. */
export function presentMoney(
  row: ApplicationRow,
  { payment, cashReceipt, refund, held, confirmedBy }: ApplicationMoney,
  now: Date,
) {
  return {
    payment: payment ? presentPaid(payment, cashReceipt, now) : null,
    refund: refund ? presentRefund(refund) : null,
    amountAwaitingAccount: row.awaiting_account,
    namedAccounts: held.map(presentNamedAccount),
    refundQuote: quote(row, confirmedBy, now),
  };
}

function quote(row: ApplicationRow, confirmedBy: PaymentRow | undefined, now: Date) {
  if (!applicationActions(row, now).includes('cancel')) return null;
  // Nothing is paid while a seat is only held, or if it is free.
  if (row.status === 'HELD' || row.price === 0) return { percent: 100, amount: 0 };
  const percent = refundPercentNow(row, now) ?? 0;
  const amount = refundableAmount(confirmedBy, percent);
  const until = refundUntil(row, now);
  return {
    percent,
    amount,
    until: until && seoulTimestamp(until),
    toAccount: refundWay(confirmedBy, amount).toAccount,
  };
}

/** Cash receipt of a deposit, which the tax office regards as cash; false for other methods. */
const receiptOf = (payment: PaymentRow, cashReceipt: CashReceiptRow | undefined, now: Date) =>
  payment.pay_method === 'vbank' && presentCashReceiptOf(cashReceipt, moneyOfPayment(payment, now), now);

const presentPayment = (payment: PaymentRow) => ({
  paymentNo: payment.payment_no,
  status: payment.status,
  statusName: PAYMENT_STATUS_NAMES[payment.status],
  payMethod: payment.pay_method,
  payMethodName: paidByName(payment),
  amount: payment.amount,
  paidAt: payment.paid_at ? seoulTimestamp(payment.paid_at) : null,
  virtualAccount:
    payment.vbank_bank && payment.vbank_account && payment.vbank_holder && payment.vbank_due_at
      ? {
          bank: payment.vbank_bank,
          account: payment.vbank_account,
          holder: payment.vbank_holder,
          dueAt: seoulTimestamp(payment.vbank_due_at),
        }
      : null,
});

export const presentNamedAccount = ({ bank, account_masked, account_name, amount, payable_from }: RefundRow) => ({
  bank,
  account: account_masked,
  accountName: account_name,
  amount,
  payableFrom: seoulTimestamp(payable_from ?? new Date(0)),
});

const NO_ACCOUNT = { bank: '', account: '', accountName: '' };

/** A refund by the original payment method shows no account, even if one was named. */
export const presentRefund = (refund: RefundRow) => ({
  status: refund.status,
  statusName: REFUND_STATUS_NAMES[refund.status],
  amount: refund.amount,
  percent: refund.percent,
  ...(refund.status === 'DONE' && !refund.to_account
    ? NO_ACCOUNT
    : { bank: refund.bank, account: refund.account_masked, accountName: refund.account_name }),
  toAccount: refund.to_account,
  requestedAt: seoulTimestamp(refund.requested_at),
  doneAt: refund.status === 'DONE' && refund.finished_at ? seoulTimestamp(refund.finished_at) : null,
  rejected:
    refund.status === 'REJECTED' && refund.decided_at
      ? { at: seoulTimestamp(refund.decided_at), reason: refund.reject_reason }
      : null,
});
