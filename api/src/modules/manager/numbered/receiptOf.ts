import { RECEIPT_KIND_NAMES, type ReceiptKind } from '@portal/shared/contract/manager';
import { courseSubject, examSubject } from '@portal/shared/papers';
import { seoulInstant, seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { findOwn, type ApplicationRow } from '../../../enrolment/application/store.ts';
import { findGroup } from '../../../enrolment/group/store.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { paidByName } from '../../../enrolment/payment/paidByName.ts';
import { RECEIPT_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import { taxFreeOf, type Sold } from '../../../money/taxFree.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { presentCourseApplication, presentExamApplication } from '../applications/present.ts';
import { examOf, findCertificate, type CertificateRow } from '../certificates/store.ts';

/** Payment or refund as shown on its receipt. */
export interface ReceiptSubject {
  kind: ReceiptKind;
  kindName: string;
  subjectNo: number;
  what: string;
  method: string;
  amount: number;
  /** Share of the amount in won without value-added tax. */
  taxFreeAmount: number;
  refunded: number;
  at: string;
}

/** Paid item, by description and tax. */
interface Paid {
  what: string;
  sold: Sold;
}

export const OUR_ACCOUNT = '계좌이체';

export const feeTitle = (certName: string): string => `${certName} 자격증 발급 수수료`;

/** Receipts of an own application, payments first; null if it is not the member's. */
export async function receiptsOfApplication(
  applicationNo: number,
  context: MemberContext,
): Promise<ReceiptSubject[] | null> {
  const found = await whatOf(applicationNo, context);
  if (found === null) return null;
  const { db } = context;
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .where('status', 'in', RECEIPT_PAYMENT_STATES)
    .orderBy('payment_no')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .leftJoin('payment', 'payment.payment_no', 'refund.payment_no')
    .select([
      'refund.refund_no',
      'refund.amount',
      'refund.to_account',
      'refund.finished_at',
      'payment.pay_method',
      'easy_pay',
    ])
    .where('refund.application_no', '=', applicationNo)
    .where('refund.status', '=', 'DONE')
    .where('refund.amount', '>', 0)
    .orderBy('refund.refund_no')
    .execute();
  return [
    ...payments.flatMap(({ payment_no, pay_method, easy_pay, amount, paid_amount, refunded_amount, paid_at }) =>
      paid_at
        ? [
            subject('PAYMENT', payment_no, {
              ...found,
              method: paidByName({ pay_method, easy_pay }),
              amount: paid_amount ?? amount,
              refunded: refunded_amount,
              at: paid_at,
            }),
          ]
        : [],
    ),
    ...refunds.flatMap(({ refund_no, amount, to_account, finished_at, pay_method, easy_pay }) =>
      finished_at
        ? [
            subject('REFUND', refund_no, {
              ...found,
              method: to_account || !pay_method ? OUR_ACCOUNT : `${paidByName({ pay_method, easy_pay })} 취소`,
              amount,
              refunded: 0,
              at: finished_at,
            }),
          ]
        : [],
    ),
  ];
}

/**
 * Receipts for the fee of an own certificate and its return, and for those of earlier requests for the same exam, which
 * no list shows any more; null if it is not the member's.
 */
export async function receiptsOfCertificate(
  certificateNo: number,
  { db, caller }: MemberContext,
): Promise<ReceiptSubject[] | null> {
  const certificate = await findCertificate(db, certificateNo);
  if (certificate?.member_no !== caller.memberNo) return null;
  const all = await db
    .selectFrom('certificate')
    .selectAll()
    .where('member_no', '=', caller.memberNo)
    .orderBy('certificate_no', 'desc')
    .execute();
  return all.filter((other) => examOf(other) === examOf(certificate)).flatMap(feeReceipts);
}

/** Start of the day of the fee's bank line; the time of its confirmation where that day is unknown. */
export const feeCameAt = ({ deposited_on, paid_at }: Pick<CertificateRow, 'deposited_on' | 'paid_at'>): Date | null =>
  paid_at && deposited_on ? seoulInstant(deposited_on) : paid_at;

/** Receipts of a certificate; one that the office reissues is free. */
function feeReceipts(certificate: CertificateRow): ReceiptSubject[] {
  const { certificate_no, cert_name, fee, fee_owed, fee_returned_at } = certificate;
  const cameAt = feeCameAt(certificate);
  const facts = { what: feeTitle(cert_name), sold: 'certificate' as const, method: OUR_ACCOUNT };
  const refunded = fee_returned_at ? fee_owed : 0;
  return [
    ...(fee > 0 && cameAt ? [subject('FEE', certificate_no, { ...facts, amount: fee, refunded, at: cameAt })] : []),
    ...(fee_returned_at
      ? [subject('FEE_RETURN', certificate_no, { ...facts, amount: fee_owed, refunded: 0, at: fee_returned_at })]
      : []),
  ];
}

const subject = (
  kind: ReceiptKind,
  subjectNo: number,
  { at, sold, ...facts }: Paid & { method: string; amount: number; refunded: number; at: Date },
): ReceiptSubject => ({
  kind,
  kindName: RECEIPT_KIND_NAMES[kind],
  subjectNo,
  ...facts,
  taxFreeAmount: taxFreeOf(sold, facts.amount),
  at: seoulTimestamp(at),
});

/** `외식경영관리사 2급 기본 과정 단체 교육비 (12명)`. */
async function groupFee({ application_no, terms }: ApplicationRow, db: Queries): Promise<Paid> {
  const group = await findGroup(db, application_no);
  const sold = termsKind(terms);
  const fee = sold === 'education' ? '교육비' : '응시료';
  return { what: `${offeringTitle(terms)} 단체 ${fee} (${group?.seats ?? 0}명)`, sold };
}

/** `외식경영관리사 2급 기본 과정 교육비`. */
async function whatOf(applicationNo: number, { db, now, caller }: MemberContext): Promise<Paid | null> {
  const { memberNo } = caller;
  const course = await findOwn(db, { memberNo, kind: 'education', now }, applicationNo);
  if (course) {
    const { title } = courseSubject(presentCourseApplication(course, now));
    return { what: `${title} 교육비`, sold: 'education' };
  }
  const group = await findOwn(db, { memberNo, kind: 'group', now }, applicationNo);
  if (group) return groupFee(group, db);
  const exam = await findOwn(db, { memberNo, kind: 'exam', now }, applicationNo);
  if (!exam) return null;
  const { title } = examSubject(presentExamApplication(exam, now));
  return { what: `${title} 응시료`, sold: 'exam' };
}
