import * as v from 'valibot';
import { certificateRequestRules, refundAccountRules, storableText } from '../../rules/index.ts';
import { call } from '../base/call.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, oneOf, rowNumber, text, won } from '../base/fields.ts';
import { certificateAction, certificateStatus } from '../base/statuses.ts';
import type { AsRead } from '../base/words.ts';
import { grade } from './offering.ts';

/** Passes, the certificates requested for them, and the check of a certificate by its number. */

/** Won, by bank transfer, for issuing a certificate or issuing it again. */
export const CERTIFICATE_FEE = 15_000;

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
  /** The account they go to, masked; empty until it is named. */
  feeAccount: v.string(),
  feeReturnedAt: v.nullable(dateTime),
  /** null unless it is valid. */
  document: v.nullable(certificateDocument),
});
/** As a browser reads it. */
export type CertificateItem = AsRead<v.InferOutput<typeof certificateItem>>;

export const fetchUserCertList = call({
  method: 'GET',
  path: '/api/home/manager/fetchUserCertList',
  access: 'member',
  changes: false,
  summary:
    "The member's certificates, newest first, then the passes without one, those first that one can be asked for",
  input: v.object(paging),
  entity: listOf(certificateItem),
});

/**
 * Without `userExaminationNo` the exam was passed before this portal kept results, and `certName` names it. With
 * `certificateNo`, which must be valid, that certificate is issued again.
 */
export const upsertCertificate = call({
  method: 'POST',
  path: '/api/home/manager/upsertCertificate',
  access: 'member',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: `Asks for a certificate or its reissue; ${CERTIFICATE_FEE} won by bank transfer. entity is the new certificateNo`,
  input: v.object({
    userExaminationNo: v.optional(rowNumber),
    ...certificateRequestRules,
    /** Required, with the message of the specification, where neither number says which exam it is. */
    certName: v.optional(text(100), ''),
    count: v.optional(oneOf([1]), 1),
    userId: v.optional(text(50)),
    certificateNo: v.optional(rowNumber),
  }),
  entity: integer,
});

/** Not in the specification's list of calls: the transition `cancel` of the certificate's life cycle. */
export const patchIntCertificateCancel = call({
  method: 'PATCH',
  path: '/api/home/manager/patchIntCertificateCancel',
  access: 'member',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Takes back a request while its fee is awaited; entity is the rows changed',
  input: v.object({ certificateNo: rowNumber }),
  entity: integer,
});

/** Not in the specification's list of calls: the fee of a request that came to nothing needs an account. */
export const patchIntCertificateAccount = call({
  method: 'PATCH',
  path: '/api/home/manager/patchIntCertificateAccount',
  access: 'member',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Names the account that the fee of a request which came to nothing goes back to; entity is the rows changed',
  input: v.object({ ...refundAccountRules, certificateNo: rowNumber }),
  entity: integer,
});

/** 진위확인. Unknown, revoked, replaced and malformed numbers get the same answer. */
export const getMapCertificate = call({
  method: 'GET',
  path: '/api/home/manager/getMapCertificate',
  access: 'public',
  changes: false,
  summary: 'Whether a certificate of this number is valid; limited for each network',
  input: v.object({ number: v.optional(storableText(), '') }),
  entity: v.union([
    v.object({
      valid: v.literal(true),
      grade,
      /** Masked. */
      name: v.string(),
      issuedAt: dateTime,
    }),
    v.object({ valid: v.literal(false) }),
  ]),
});
