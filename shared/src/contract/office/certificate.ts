import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging, searchable } from '../base/envelope.ts';
import { dateTime, day, integer, oneOf, rowNumber, won, yesNo } from '../base/fields.ts';
import { certificateStatus } from '../base/statuses.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { cashReceiptStatus } from '../cashReceipt.ts';
import { certificateDocument } from '../manager/certificate.ts';
import { linkableMemberNo, optionalReason, outcome, reason, secondLook } from './fields.ts';

/** Certificates, decided by employees with `qualification`, and their fees, handled by employees with `money`. */

const certificates = callsFor('qualification', '/api/office/certificates');
const fees = callsFor('money', '/api/office/fees');

/** Actions on a certificate, depending on its status. */
export const CERTIFICATE_ACT_NAMES = {
  issue: '발급',
  reject: '반려',
  send: '발송 완료',
  print: '인쇄',
  reissue: '재발급',
  revoke: '자격 취소',
} as const;
export type CertificateAct = keyof typeof CERTIFICATE_ACT_NAMES;
const certificateAct = wordOf(CERTIFICATE_ACT_NAMES);

/** Columns for sorting certificates. */
export const CERTIFICATE_ORDERS = ['requestedAt', 'name', 'number'] as const;

/** Maximum certificates issued, sent or printed in one request. */
export const MAX_CERTIFICATES_AT_ONCE = 100;

/** Pending step of a fee: its transfer, a deposit for a request that has ended, or its return to the member. */
export const feeNeed = v.picklist(['transfer', 'ended', 'giveBack'], NOT_OFFERED);
export type FeeNeed = v.InferOutput<typeof feeNeed>;

const certificateNos = v.pipe(
  v.array(rowNumber),
  v.minLength(1, '자격증을 한 건 이상 골라주세요.'),
  v.maxLength(MAX_CERTIFICATES_AT_ONCE, `한 번에 ${MAX_CERTIFICATES_AT_ONCE}건까지 고를 수 있습니다.`),
);

export const officeCertificates = certificates.get('', {
  shows: { object: 'certificate', by: 'certificateNo', purpose: '자격증 처리' },
  summary: 'Certificates and requests for them, found by the beginning of the name or of the number; newest first',
  input: v.object({
    ...searchable,
    /** Restricts the list to this certificate. */
    certificateNo: v.optional(rowNumber),
    status: v.optional(certificateStatus),
    order: v.optional(v.picklist(CERTIFICATE_ORDERS, NOT_OFFERED), 'requestedAt'),
    descending: v.optional(yesNo, true),
  }),
  entity: listOf(
    v.object({
      certificateNo: integer,
      /** Empty once the holder has withdrawn. */
      name: v.string(),
      memberNo: linkableMemberNo,
      certName: v.string(),
      /** Null if only the office can determine it. */
      rating: v.nullable(oneOf([1, 2])),
      /** Empty until issued. */
      number: v.string(),
      status: certificateStatus,
      statusName: v.string(),
      requestedAt: dateTime,
      dueAt: v.nullable(dateTime),
      issuedAt: v.nullable(dateTime),
      sentAt: v.nullable(dateTime),
      /** Reason of a rejection, revocation or reissue by the office. */
      reason: v.string(),
      fee: won,
      /** True if it replaces another certificate. */
      isReissue: v.boolean(),
      /** True if the member has given a postal address. */
      hasAddress: v.optional(v.boolean()),
      acts: v.array(certificateAct),
    }),
  ),
});

/** Outcome per certificate. */
const batchOutcome = v.array(
  v.object({
    certificateNo: integer,
    name: v.string(),
    isDone: v.boolean(),
    /** Certificate number; empty if none. */
    number: v.string(),
    /** Reason for refusal; empty on success. */
    problem: v.string(),
  }),
);
export type BatchOutcome = v.InferOutput<typeof batchOutcome>;

export const officeIssueCertificates = certificates.post('issueAll', {
  summary: 'Issues each of these certificates by itself; one that is refused keeps no other from being issued',
  input: v.object({ certificateNos }),
  entity: batchOutcome,
});

export const officeIssueCertificate = certificates.post('issue', {
  idempotent: true,
  summary: 'Issues one certificate; the grade is read only where the exam was named by hand without one',
  input: v.object({ certificateNo: rowNumber, rating: v.optional(oneOf([1, 2])), reason: optionalReason }),
  entity: certificateStatus,
});

export const officeSendCertificates = certificates.post('send', {
  summary: 'Records that the cards of these certificates are in the post, each by itself',
  input: v.object({ certificateNos, reason: optionalReason }),
  entity: batchOutcome,
});

export const officePrintCertificates = certificates.post('print', {
  shows: 'recorded',
  summary: 'What is printed on these certificates, as far as they are valid; each view is in the audit log',
  input: v.object({ certificateNos }),
  entity: v.array(certificateDocument),
});

const decided = v.object({ certificateNo: rowNumber, reason });

export const officeRejectCertificate = certificates.post('reject', {
  idempotent: true,
  summary: 'Rejects a paid request with a reason that the member reads; the fee is owed back',
  input: decided,
  entity: certificateStatus,
});

export const officeRevokeCertificate = certificates.post('revoke', {
  idempotent: true,
  summary: 'Withdraws the qualification with a reason that the member reads; the number is invalid from now on',
  input: decided,
  entity: certificateStatus,
});

export const officeReissueCertificate = certificates.post('reissue', {
  idempotent: true,
  summary: 'Issues a valid certificate again without a fee, under a new number; entity is the new certificateNo',
  input: decided,
  entity: integer,
});

export const officeFees = fees.get('', {
  shows: { object: 'certificate', by: 'certificateNo', purpose: '수수료 확인' },
  summary:
    'Fees of certificates that are awaited, or that go back, what has waited longest first; ended requests without one, newest first',
  input: v.object({ ...paging, need: feeNeed }),
  entity: listOf(
    v.object({
      certificateNo: integer,
      name: v.string(),
      memberNo: linkableMemberNo,
      certName: v.string(),
      amount: won,
      /** Status of the request. */
      statusName: v.string(),
      /** Time of the request, or of its end if it has ended or its fee is returned. */
      since: dateTime,
      /** Deadline of the transfer; null for a fee to be returned. */
      dueAt: v.nullable(dateTime),
      /** Account for the return, masked; all three are empty until the member has named it. */
      bank: v.string(),
      accountName: v.string(),
      account: v.string(),
      /** Cash receipt of the fee; null if none was requested. Absent from older APIs. */
      cashReceipt: v.optional(v.nullable(v.object({ status: cashReceiptStatus, statusName: v.string() }))),
      secondLook,
    }),
  ),
});

export const officeConfirmFee = fees.post('confirm', {
  stepUp: 'always',
  idempotent: true,
  summary:
    "Records that a certificate's fee has come; of an ended request its day decides whether it goes on or the fee is owed back",
  input: v.object({
    certificateNo: rowNumber,
    /** Day of the line in the bank statement. */
    day,
    reason: optionalReason,
  }),
  entity: certificateStatus,
});

export const officeFeeAccount = fees.post('account', {
  stepUp: 'always',
  unanswered: null,
  summary: 'The account that a fee goes back to in clear; each view is in the audit log',
  input: v.object({ certificateNo: rowNumber, reason }),
  entity: v.object({ bank: v.string(), accountName: v.string(), account: v.string() }),
});

export const officeRecordFeeReturned = fees.post('returned', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Records that the fee of a request which came to nothing was transferred back',
  input: v.object({
    certificateNo: rowNumber,
    reason: optionalReason,
    /** Day in the bank's list; today if omitted. */
    day: v.optional(day),
  }),
  entity: outcome,
});
