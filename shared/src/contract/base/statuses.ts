import * as v from 'valibot';
import { wordOf } from './words.ts';

/**
 * Status words of the wire with their Korean names for members. Transitions of applications are in the API's life-cycle
 * tables; clients derive buttons from `allowedActions` only.
 */

export const OFFERING_STATUS_NAMES = {
  UPCOMING: '접수예정',
  OPEN: '접수중',
  CLOSING: '마감임박',
  FULL: '정원마감',
  CLOSED: '접수마감',
  FINISHED: '종료',
  CANCELLED: '취소됨',
} as const;
/** Status of a course or an exam. */
export type OfferingStatus = keyof typeof OFFERING_STATUS_NAMES;

export const APPLICATION_STATUS_NAMES = {
  HELD: '결제대기',
  EXPIRED: '결제기한만료',
  CONFIRMED: '신청완료',
  CANCEL_REQUESTED: '취소접수',
  CANCELLED: '취소완료',
  COMPLETED: '수료',
  NOT_COMPLETED: '미수료',
  SAT: '응시',
  ABSENT: '결시',
  PASSED: '합격',
  FAILED: '불합격',
} as const;
/** Status of a member's application. */
export type ApplicationStatus = keyof typeof APPLICATION_STATUS_NAMES;

export const PAYMENT_STATUS_NAMES = {
  READY: '결제대기',
  PENDING: '결제진행중',
  AWAITING_DEPOSIT: '입금대기',
  PAID: '결제완료',
  FAILED: '결제실패',
  UNKNOWN: '결제확인중',
  EXPIRED: '입금기한만료',
  LATE_PAID: '기한후입금',
  HELD_FOR_REVIEW: '금액확인중',
  PART_REFUNDED: '부분환불',
  REFUNDED: '환불완료',
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUS_NAMES;

export const REFUND_STATUS_NAMES = {
  REQUESTED: '환불접수',
  AWAITING_ACCOUNT: '환불계좌확인',
  APPROVED: '환불승인',
  REJECTED: '환불반려',
  RETRACTED: '환불철회',
  EXECUTING: '환불진행중',
  DONE: '환불완료',
  FAILED: '환불실패',
  UNKNOWN: '환불확인중',
} as const;
export type RefundStatus = keyof typeof REFUND_STATUS_NAMES;

export const CERTIFICATE_STATUS_NAMES = {
  REQUESTED: '신청접수',
  AWAITING_TRANSFER: '입금대기',
  PAID: '발급준비중',
  ISSUED: '발급완료',
  SENT: '발송완료',
  CANCELLED: '신청취소',
  EXPIRED: '입금기한만료',
  REJECTED: '발급반려',
  REVOKED: '자격취소',
  SUPERSEDED: '재발급됨',
} as const;
/** Status of a certificate since its request. */
export type CertificateStatus = keyof typeof CERTIFICATE_STATUS_NAMES;

export const PAY_METHOD_NAMES = { card: '신용카드', phone: '휴대폰', vbank: '가상계좌' } as const;
/** Credit card, mobile phone or virtual account (specification §9). */
export type PayMethod = keyof typeof PAY_METHOD_NAMES;

/** Payment methods, including the transfer for an invoice, which the office matches in the bank statement. */
export const PAID_BY_NAMES = { ...PAY_METHOD_NAMES, transfer: '계좌이체' } as const;
export type PaidBy = keyof typeof PAID_BY_NAMES;

export const offeringStatus = wordOf(OFFERING_STATUS_NAMES);
export const applicationStatus = wordOf(APPLICATION_STATUS_NAMES);
export const paymentStatus = wordOf(PAYMENT_STATUS_NAMES);
export const refundStatus = wordOf(REFUND_STATUS_NAMES);
export const certificateStatus = wordOf(CERTIFICATE_STATUS_NAMES);
export const payMethod = wordOf(PAY_METHOD_NAMES);
export const paidBy = wordOf(PAID_BY_NAMES);

/** Actions on a course or exam that the visitor may take now. */
export const offeringAction = v.picklist(['apply', 'wait']);
/** Actions on an application that the member may take now. */
export const applicationAction = v.picklist([
  'pay',
  'cancel',
  'retract',
  'nameRefundAccount',
  'denyRefundAccount',
  'printSlip',
  'printTicket',
  'addPhoto',
  'printCompletion',
  'printReceipt',
  'requestCertificate',
  'printCertificate',
  'object',
]);
export type ApplicationAction = v.InferOutput<typeof applicationAction>;

export const PHOTO_STATE_NAMES = { given: '사진 있음', missing: '사진 없음', returned: '사진 반려' } as const;
/** Photo state of an exam application; a returned photo was unusable and must be replaced. */
export type PhotoState = keyof typeof PHOTO_STATE_NAMES;
export const photoState = wordOf(PHOTO_STATE_NAMES);

/** Actions on a pass, or on a certificate requested for it, that the member may take now. */
export const certificateAction = v.picklist([
  'requestCertificate',
  'reissueCertificate',
  'cancelCertificate',
  'nameFeeAccount',
  'nameAddress',
  'printCertificate',
  'printReceipt',
]);
export type CertificateAction = v.InferOutput<typeof certificateAction>;
