import {
  APPLICATION_STATUS_NAMES,
  PAY_METHOD_NAMES,
  PAYMENT_STATUS_NAMES,
  REFUND_STATUS_NAMES,
} from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import type { CourseAnswers, CourseTerms, ExamAnswers, ExamTerms } from '../../../database/types/tables/manager.ts';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import type { PaymentRow } from '../../../enrolment/payment/store.ts';
import { refundableAmount, type RefundRow } from '../../../enrolment/refund/store.ts';
import { refundPercent } from '../../../money/refundQuote.ts';
import { applicationActions, visibleStatus } from './allowedActions.ts';

function common(row: ApplicationRow, now: Date) {
  const status = visibleStatus(row, now);
  return {
    userExaminationNo: row.application_no,
    applyType: OFFERING_KINDS[row.kind].applyType,
    status,
    statusName: APPLICATION_STATUS_NAMES[status],
    allowedActions: applicationActions(row, now),
    price: row.price,
    applyDate: seoulTimestamp(row.applied_at),
    payDueAt: status === 'HELD' && row.pay_due_at ? seoulTimestamp(row.pay_due_at) : null,
  };
}

/** A list item; the terms are those of when the member applied. */
export function presentCourseApplication(row: ApplicationRow, now: Date) {
  const { title, rating, eduType, eduDate, time, endTime, address, address2 } = courseTerms(row);
  return {
    ...common(row, now),
    educationNo: row.education_no ?? 0,
    title,
    rating,
    eduType,
    eduDate,
    time,
    endTime,
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
  } = examTerms(row);
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
  };
}

/** What the detail adds to a list item: the terms and the answers. */
export const presentCourseDetail = (row: ApplicationRow, now: Date) => ({
  ...presentCourseApplication(row, now),
  edu: courseTerms(row),
  userEdu: row.answers as CourseAnswers,
});

export function presentExamDetail(row: ApplicationRow, now: Date) {
  const { passTime: _passTime, ...exam } = examTerms(row);
  const answers = row.answers as ExamAnswers;
  const userExam = { ...answers, examinationCode: row.examination_code ?? '' };
  return { ...presentExamApplication(row, now), exam, userExam };
}

// The shape of the JSON columns follows from the kind, which a constraint ties to the number of the course or exam.
const courseTerms = (row: ApplicationRow) => ({ endTime: '', ...(row.terms as CourseTerms) });
const examTerms = (row: ApplicationRow) => ({ endTime: '', ...(row.terms as ExamTerms) });

/** The money of an application: its newest payment and refund, and the payment that confirmed it. */
interface ApplicationMoney {
  payment: PaymentRow | undefined;
  refund: RefundRow | undefined;
  /** Refunds to accounts that employees named and the member can still deny. */
  held: readonly RefundRow[];
  confirmedBy: PaymentRow | undefined;
}

/** Payment, refund and what cancelling now would give back. */
export function presentMoney(row: ApplicationRow, { payment, refund, held, confirmedBy }: ApplicationMoney, now: Date) {
  return {
    payment: payment ? presentPayment(payment) : null,
    refund: refund ? presentRefund(refund) : null,
    amountAwaitingAccount: row.awaiting_account,
    namedAccounts: held.map(presentNamedAccount),
    refundQuote: quote(row, confirmedBy, now),
  };
}

function quote(row: ApplicationRow, confirmedBy: PaymentRow | undefined, now: Date) {
  if (!applicationActions(row, now).includes('cancel')) return null;
  // While a seat is only held, nothing is paid; nor where it is free.
  if (row.status === 'HELD' || row.price === 0) return { percent: 100, amount: 0 };
  const percent = refundPercent(row.terms, now) ?? 0;
  return { percent, amount: refundableAmount(confirmedBy, percent) };
}

const presentPayment = (payment: PaymentRow) => ({
  paymentNo: payment.payment_no,
  status: payment.status,
  statusName: PAYMENT_STATUS_NAMES[payment.status],
  payMethod: payment.pay_method,
  payMethodName: PAY_METHOD_NAMES[payment.pay_method],
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

const presentNamedAccount = ({ bank, account_masked, account_name, amount, payable_from }: RefundRow) => ({
  bank,
  account: account_masked,
  accountName: account_name,
  amount,
  payableFrom: seoulTimestamp(payable_from ?? new Date(0)),
});

const NO_ACCOUNT = { bank: '', account: '', accountName: '' };

/** What has gone back the way it came went to none of the accounts that somebody has named. */
const presentRefund = (refund: RefundRow) => ({
  status: refund.status,
  statusName: REFUND_STATUS_NAMES[refund.status],
  amount: refund.amount,
  percent: refund.percent,
  ...(refund.status === 'DONE' && !refund.to_account
    ? NO_ACCOUNT
    : { bank: refund.bank, account: refund.account_masked, accountName: refund.account_name }),
  requestedAt: seoulTimestamp(refund.requested_at),
});
