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

/** Passes, and the certificates requested for them. */

const member = memberCalls('/api/home/manager');

/** Days that a member has for the transfer, after the day of asking. */
export const CERTIFICATE_TRANSFER_DAYS = 7;

/** Working days after them in which the association reads its bank's list, before the request expires. */
export const CERTIFICATE_READING_DAYS = 3;

/** What is printed on a certificate that is valid. */
export const certificateDocument = v.object({
  /** `2026-2-48150-92361`: year, grade, ten digits drawn by chance. */
  number: v.string(),
  rating: grade,
  name: v.string(),
  /** YYYYMMDD; empty when it is not known. */
  userBirth: v.string(),
  issuedAt: dateTime,
});
/** As a browser reads it. */
export type CertificateDocument = AsRead<v.InferOutput<typeof certificateDocument>>;

const certificateItem = v.object({
  /** null for an exam that was named by hand. */
  userExaminationNo: v.nullable(integer),
  /** null until a certificate has been requested. */
  certificateNo: v.nullable(integer),
  certName: v.string(),
  /** null while only the office can know it. */
  rating: v.nullable(grade),
  passDate: v.nullable(day),
  /** NONE until a certificate has been requested. */
  status: v.picklist([...certificateStatus.options, 'NONE']),
  statusName: v.string(),
  allowedActions: v.array(certificateAction),
  /** Won; 0 where none is asked for. */
  fee: won,
  /** Until when to transfer the fee; null unless status is AWAITING_TRANSFER. */
  dueAt: v.nullable(dateTime),
  /** Why it was rejected or revoked, or why it cannot be asked for; empty otherwise. */
  reason: v.string(),
  /** Won that go back. */
  feeOwed: won,
  /** It is no request, but a fee that came once more; an API of another day says nothing. */
  isSurplus: v.optional(v.boolean()),
  /** The account they go to, masked; empty until it is named. */
  feeAccount: v.string(),
  feeReturnedAt: v.nullable(dateTime),
  /** null unless it is valid. */
  document: v.nullable(certificateDocument),
  /** Where the card is posted to; null until it was said. An API of before does not know it. */
  post: v.optional(v.nullable(postAddress)),
  /** null until the card is in the post. */
  sending: v.optional(v.nullable(sending)),
  /** Of the fee. */
  ...cashReceiptEntries,
});
/** As a browser reads it. */
export type CertificateItem = AsRead<v.InferOutput<typeof certificateItem>>;

export const fetchUserCertList = member.get('fetchUserCertList', {
  summary:
    "The member's certificates, newest first, then the passes without one, those first that one can be asked for",
  input: v.object(paging),
  entity: listOf(certificateItem),
});

/**
 * Without `userExaminationNo` the exam was passed before this portal kept results, and `certName` names it. With
 * `certificateNo`, which must be valid, that certificate is issued again.
 */
export const upsertCertificate = member.post('upsertCertificate', {
  unanswered: '발급 신청이 되었는지 ‘자격증 발급’에서 먼저 확인해 주십시오.',
  idempotent: true,
  summary:
    'Asks for a certificate or its reissue, by bank transfer of the fee of today. entity is the new certificateNo',
  input: v.object({
    userExaminationNo: v.optional(rowNumber),
    ...certificateRequestRules,
    /** Required, with the message of the specification, where neither number says which exam it is. */
    certName: v.optional(text(100), ''),
    count: v.optional(oneOf([1]), 1),
    userId: v.optional(text(50)),
    certificateNo: v.optional(rowNumber),
    /** The fee that the page has shown. Pages of before the tariff do not say: they show the first one. */
    fee: v.optional(v.pipe(count, v.maxValue(MAX_TARIFF_WON, '숫자를 입력해주세요.'))),
    /** Where the card is posted to. Pages of before do not say: the member is asked afterwards. */
    ...v.partial(v.object(postAddressEntries)).entries,
    /** For the fee: issued once its transfer was read in the bank's list. */
    cashReceipt: v.optional(cashReceiptForm),
  }),
  entity: integer,
});

/** Not in the specification's list of calls: the transition `cancel` of the certificate's life cycle. */
export const patchIntCertificateCancel = member.patch('patchIntCertificateCancel', {
  unanswered: '취소되었는지 ‘자격증 발급’에서 먼저 확인해 주십시오.',
  idempotent: true,
  summary: 'Takes back a request while its fee is awaited; entity is the rows changed',
  input: v.object({ certificateNo: rowNumber }),
  entity: integer,
});

/** Not in the specification's list of calls: the fee of a request that came to nothing needs an account. */
export const patchIntCertificateAccount = member.patch('patchIntCertificateAccount', {
  unanswered: '계좌가 접수되었는지 ‘자격증 발급’에서 먼저 확인해 주십시오.',
  idempotent: true,
  summary: 'Names the account that the fee of a request which came to nothing goes back to; entity is the rows changed',
  input: v.object({ ...refundAccountRules, certificateNo: rowNumber }),
  entity: integer,
});
