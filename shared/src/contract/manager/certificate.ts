import * as v from 'valibot';
import { certificateRequestRules, refundAccountRules } from '../../rules/index.ts';
import { memberCalls } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { count, dateTime, day, integer, oneOf, rowNumber, text, won } from '../base/fields.ts';
import { certificateAction, certificateStatus } from '../base/statuses.ts';
import type { AsRead } from '../base/words.ts';
import { cashReceiptEntries, cashReceiptForm } from '../cashReceipt.ts';
import { grade } from './offering.ts';
import { postAddress, postAddressEntries, sending } from './posting.ts';
import { MAX_TARIFF_WON } from './tariff.ts';

/** Passed exams and the certificates requested for them. */

const member = memberCalls('/api/home/manager');

/** Days for the transfer, after the day of the request. */
export const CERTIFICATE_TRANSFER_DAYS = 7;

/** Further working days for matching the bank statement before the request expires. */
export const CERTIFICATE_READING_DAYS = 3;

/** Content of a valid certificate. */
export const certificateDocument = v.object({
  /** `2026-2-48150-92361`: year, grade, ten random digits. */
  number: v.string(),
  rating: grade,
  name: v.string(),
  /** YYYYMMDD; empty if unknown. */
  userBirth: v.string(),
  issuedAt: dateTime,
});
/** Certificate as read by a browser. */
export type CertificateDocument = AsRead<v.InferOutput<typeof certificateDocument>>;

const certificateItem = v.object({
  /** Null for an exam named manually. */
  userExaminationNo: v.nullable(integer),
  /** Null until a certificate is requested. */
  certificateNo: v.nullable(integer),
  certName: v.string(),
  /** Null if only the office can determine it. */
  rating: v.nullable(grade),
  passDate: v.nullable(day),
  /** NONE until a certificate is requested. */
  status: v.picklist([...certificateStatus.options, 'NONE']),
  statusName: v.string(),
  allowedActions: v.array(certificateAction),
  /** Won; 0 if there is no fee. */
  fee: won,
  /** Deadline of the transfer; null unless status is AWAITING_TRANSFER. */
  dueAt: v.nullable(dateTime),
  /** Reason of a rejection or revocation, or why it cannot be requested; otherwise empty. */
  reason: v.string(),
  /** Won to be returned. */
  feeOwed: won,
  /** True for a fee that was paid twice, instead of a request. Absent from older APIs. */
  isSurplus: v.optional(v.boolean()),
  /** Account for the return, masked; empty until named. */
  feeAccount: v.string(),
  feeReturnedAt: v.nullable(dateTime),
  /** Null unless it is valid. */
  document: v.nullable(certificateDocument),
  /** Postal address of the card; null until given. Absent from older APIs. */
  post: v.optional(v.nullable(postAddress)),
  /** Null until the card is sent. */
  sending: v.optional(v.nullable(sending)),
  /** Cash receipt of the fee. */
  ...cashReceiptEntries,
});
/** Item as read by a browser. */
export type CertificateItem = AsRead<v.InferOutput<typeof certificateItem>>;

export const fetchUserCertList = member.get('fetchUserCertList', {
  summary:
    "The member's certificates, newest first, then the passes without one, those first that one can be asked for",
  input: v.object(paging),
  entity: listOf(certificateItem),
});

/**
 * Without `userExaminationNo`, the exam was passed before this portal recorded results, and `certName` names it.
 * With `certificateNo`, which must be valid, that certificate is issued again.
 */
export const upsertCertificate = member.post('upsertCertificate', {
  unanswered: '발급 신청이 되었는지 ‘자격증 발급’에서 먼저 확인해주세요.',
  idempotent: true,
  summary:
    'Asks for a certificate or its reissue, by bank transfer of the fee of today. entity is the new certificateNo',
  input: v.object({
    userExaminationNo: v.optional(rowNumber),
    ...certificateRequestRules,
    /** Required, with the message of the specification, if neither number identifies the exam. */
    certName: v.optional(text(100), ''),
    count: v.optional(oneOf([1]), 1),
    userId: v.optional(text(50)),
    certificateNo: v.optional(rowNumber),
    /** Fee displayed on the page. Older pages omit it: they display the first tariff. */
    fee: v.optional(v.pipe(count, v.maxValue(MAX_TARIFF_WON, '숫자를 입력해주세요.'))),
    /** Postal address of the card. Older pages omit it: the member is asked later. */
    ...v.partial(v.object(postAddressEntries)).entries,
    /** Cash receipt of the fee, issued once its transfer is found in the bank statement. */
    cashReceipt: v.optional(cashReceiptForm),
  }),
  entity: integer,
});

/** Not in the specification's list of calls: transition `cancel` of the certificate's life cycle. */
export const patchIntCertificateCancel = member.patch('patchIntCertificateCancel', {
  unanswered: '발급 신청이 취소되었는지 ‘자격증 발급’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Takes back a request while its fee is awaited; entity is the rows changed',
  input: v.object({ certificateNo: rowNumber }),
  entity: integer,
});

/** Not in the specification's list of calls: returning the fee of an unsuccessful request requires an account. */
export const patchIntCertificateAccount = member.patch('patchIntCertificateAccount', {
  unanswered: '계좌가 접수되었는지 ‘자격증 발급’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Names the account that the fee of a request which came to nothing goes back to; entity is the rows changed',
  input: v.object({ ...refundAccountRules, certificateNo: rowNumber }),
  entity: integer,
});
