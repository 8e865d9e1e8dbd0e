import * as v from 'valibot';
import { birthDateRule, mobilePhoneRule } from '../../rules/index.ts';
import { memberCalls, publicCalls } from '../base/callsFor.ts';
import { dateTime, integer, personName, requiredLines, rowNumber, text, yesNo } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** Corrections of personal data in an account, requested here and decided in the office. */

const member = memberCalls('/api/user');
const anyone = publicCalls('/api/user');

export const CORRECTION_STATUS_NAMES = {
  REQUESTED: '접수',
  DONE: '정정 완료',
  REFUSED: '반려',
  WITHDRAWN: '철회',
} as const;
export type CorrectionStatus = keyof typeof CORRECTION_STATUS_NAMES;
export const correctionStatus = wordOf(CORRECTION_STATUS_NAMES);

/** `person`: name and birth date; `phone`: the phone of a member who can no longer log in. */
export const CORRECTION_KIND_NAMES = { person: '이름·생년월일', phone: '휴대폰 번호' } as const;
export type CorrectionKind = keyof typeof CORRECTION_KIND_NAMES;

/** Kinds of proof: a document, or an identity check that confirmed the requested data. */
export const CORRECTION_PROOF_NAMES = { document: '증빙 서류', identity: '본인확인' } as const;
export type CorrectionProof = keyof typeof CORRECTION_PROOF_NAMES;

/** Days within which the privacy policy promises a decision. */
export const CORRECTION_DAYS = 10;

/** Maximum characters of the reason. */
const MAX_WORDS = 300;

export const fetchCorrections = member.get('corrections', {
  summary: "The member's own requests for a correction, newest first, and whether a certificate would be issued anew",
  input: v.object({}),
  entity: v.object({
    /** True if the member has a valid certificate, which can be reissued in the new name free of charge. */
    holdsCertificate: v.boolean(),
    list: v.array(
      v.object({
        correctionNo: integer,
        kind: wordOf(CORRECTION_KIND_NAMES),
        kindName: v.string(),
        status: correctionStatus,
        statusName: v.string(),
        /** Requested name and birth date, or phone number (masked). Absent from older APIs. */
        wanted: v.optional(v.string()),
        /** True if requested without a login; if somebody else did, the member withdraws it here. */
        isWithoutLogin: v.boolean(),
        requestedAt: dateTime,
        /** Deadline of the decision. */
        dueAt: dateTime,
        decidedAt: v.nullable(dateTime),
        /** Reason of a refusal; otherwise empty. */
        reason: v.string(),
        allowedActions: v.array(v.picklist(['withdraw'])),
      }),
    ),
  }),
});

export const askCorrection = member.post('correction', {
  unanswered: '정정 요청이 접수되었는지 ‘정정 요청’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Asks for another name or birth date of the own account, with a proof. entity is the number of the request',
  input: v.object({
    name: personName,
    userBirth: birthDateRule,
    words: requiredLines(MAX_WORDS, '정정이 필요한 까닭을 입력해주세요.'),
    /** Path of an uploaded document; empty if `identity` is given. */
    document: v.optional(text(300), ''),
    /** Id of an identity check in this browser that confirmed this name and birth date. */
    identity: v.optional(text(100), ''),
    /** True to reissue a valid certificate free of charge. */
    reissue: v.optional(yesNo, false),
  }),
  entity: integer,
});

export const withdrawCorrection = member.post('withdrawCorrection', {
  unanswered: '정정 요청이 철회되었는지 ‘정정 요청’에서 먼저 확인해주세요.',
  summary: 'Takes back a request that is not decided yet, also one that somebody else made without a login',
  input: v.object({ correctionNo: rowNumber }),
  entity: integer,
});

/**
 * For a member who has lost both the phone and the password. The current phone and mail address are notified at once,
 * and the request cannot be accepted for a day. Every attempt uses up the verification of the new phone.
 */
export const askPhoneCorrection = anyone.post('phoneCorrection', {
  body: 'multipart',
  file: 'any',
  summary: 'Asks without a login for another phone of an account, with a document as the multipart field file',
  input: v.object({
    name: personName,
    userBirth: birthDateRule,
    userId: v.optional(text(50), ''),
    /** New phone, verified in this browser under the same name. */
    userPhone: mobilePhoneRule,
    words: requiredLines(MAX_WORDS, '번호를 바꾸는 까닭을 입력해주세요.'),
  }),
  entity: integer,
});
