import type { Selectable } from 'kysely';
import {
  APPLICATION_STATUS_NAMES,
  PAY_METHOD_NAMES,
  PAYMENT_STATUS_NAMES,
  REFUND_STATUS_NAMES,
} from '@portal/shared/contract';
import type { ApplicationRow } from '../../applications/applicationStore.ts';
import type { RefundRow } from '../../applications/refundStore.ts';
import { toMoment } from '../../clock/seoul.ts';
import type {
  EducationAnswers,
  EducationTerms,
  ExaminationAnswers,
  ExaminationTerms,
} from '../../database/tables/manager.ts';
import type { PaymentTable } from '../../database/tables/payment.ts';
import { refundAmount, refundPercent } from '../../money/refundQuote.ts';
import { applicationActions, visibleStatus } from './allowedActions.ts';

type PaymentRow = Selectable<PaymentTable>;

function common(row: ApplicationRow, now: Date) {
  const status = visibleStatus(row, now);
  return {
    userExaminationNo: row.user_examination_no,
    applyType: row.apply_type,
    status,
    statusName: APPLICATION_STATUS_NAMES[status],
    allowedActions: applicationActions(row, now),
    price: row.price,
    applyDate: toMoment(row.applied_at),
    payDueAt: status === 'HELD' && row.pay_due_at ? toMoment(row.pay_due_at) : null,
  };
}

/** A list item; the terms are those of the moment of applying. */
export function presentEduApplication(row: ApplicationRow, now: Date) {
  const { title, rating, eduType, eduDate, time, address, address2 } = eduTerms(row);
  return {
    ...common(row, now),
    educationNo: row.education_no ?? 0,
    title,
    rating,
    eduType,
    eduDate,
    time,
    address,
    address2,
  };
}

export function presentExamApplication(row: ApplicationRow, now: Date) {
  const { year, rounds, examinationName, rating, part, examDate, time, address, address2, passDate, passTime } =
    examTerms(row);
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
    address,
    address2,
    passDate,
    passTime,
  };
}

// Which shape the JSON has follows from apply_type, which a CHECK ties to the kind.
export const eduTerms = (row: ApplicationRow) => row.terms as EducationTerms;
export const examTerms = (row: ApplicationRow) => row.terms as ExaminationTerms;
export const eduAnswers = (row: ApplicationRow) => row.answers as EducationAnswers;
export const examAnswers = (row: ApplicationRow) => row.answers as ExaminationAnswers;

/** The money of an application: its newest payment and refund, and the won that it still holds. */
export interface ApplicationMoney {
  payment: PaymentRow | undefined;
  refund: RefundRow | undefined;
  kept: number;
}

/** Payment, refund and what cancelling now would give back. */
export function presentMoney(row: ApplicationRow, { payment, refund, kept }: ApplicationMoney, now: Date) {
  return {
    payment: payment ? presentPayment(payment) : null,
    refund: refund ? presentRefund(refund) : null,
    refundQuote: quote(row, kept, now),
  };
}

function quote(row: ApplicationRow, kept: number, now: Date) {
  if (!applicationActions(row, now).includes('cancel')) return null;
  // Nothing is paid while a seat is merely held.
  if (row.status === 'HELD') return { percent: 100, amount: 0 };
  const percent = refundPercent(row.terms, now) ?? 0;
  return { percent, amount: refundAmount(kept, percent) };
}

const presentPayment = (payment: PaymentRow) => ({
  paymentNo: payment.payment_no,
  status: payment.status,
  statusName: PAYMENT_STATUS_NAMES[payment.status],
  payMethod: payment.pay_method,
  payMethodName: PAY_METHOD_NAMES[payment.pay_method],
  amount: payment.amount,
  paidAt: payment.paid_at ? toMoment(payment.paid_at) : null,
  virtualAccount:
    payment.vbank_bank && payment.vbank_account && payment.vbank_holder && payment.vbank_due_at
      ? {
          bank: payment.vbank_bank,
          account: payment.vbank_account,
          holder: payment.vbank_holder,
          dueAt: toMoment(payment.vbank_due_at),
        }
      : null,
});

const presentRefund = (refund: RefundRow) => ({
  status: refund.status,
  statusName: REFUND_STATUS_NAMES[refund.status],
  amount: refund.amount,
  percent: refund.percent,
  bank: refund.bank,
  account: refund.account_masked,
  accountName: refund.account_name,
  requestedAt: toMoment(refund.requested_at),
});
