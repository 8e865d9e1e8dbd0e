import * as v from 'valibot';
import { mobilePhoneRule, verificationCodeRule } from '../rules/index.ts';
import { publicCalls } from './base/callsFor.ts';
import { oneOf, personName, phoneDigits, requiredText } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';

/** Phone verification by a code (specification §7). */

const anyone = publicCalls('/api/auth');

/** Lifetime of a code in seconds (specification §9: 03:00). */
export const CODE_LIFETIME_SECONDS = 180;
/** Seconds for which a verified phone can be used in the same browser. */
export const VERIFIED_LIFETIME_SECONDS = 600;

/** Purpose of a code. `join` and `changePhone` expect an unknown phone; the others reject one. */
export const verificationPurpose = v.picklist(['join', 'findId', 'findPw', 'dormant', 'changePhone'], NOT_OFFERED);

export const authSend = anyone.get('send', {
  alsoPost: true,
  changes: true,
  unanswered: '인증번호가 문자로 왔는지 먼저 확인해주세요.',
  summary: 'Sends a code by SMS; entity is the code in demo mode alone, else an empty string',
  input: v.object({ name: personName, userPhone: mobilePhoneRule, purpose: v.optional(verificationPurpose) }),
  entity: v.string(),
});

export const authMatch = anyone.get('match', {
  alsoPost: true,
  changes: true,
  unanswered: null,
  summary: 'Compares a code, once; a match verifies the phone in this browser for 10 minutes',
  input: v.object({ name: personName, userPhone: phoneDigits, code: verificationCodeRule }),
  entity: v.null(),
});

/** Identification methods: 1 credit card, 2 mobile phone, 3 i-PIN (specification §3). */
export const AUTH_TYPES = [1, 2, 3] as const;
export const authType = oneOf(AUTH_TYPES);
export type AuthType = v.InferOutput<typeof authType>;

export const AUTH_TYPE_NAMES: Readonly<Record<AuthType, string>> = {
  1: '신용카드',
  2: '휴대폰 본인확인',
  3: '아이핀(i-PIN)',
};

/** Group of `educationCode` that lists the available identification methods. */
export const IDENTITY_WAY_GROUP = 'IDENTITY_WAY';
/** SMS code, always a member of that group. A response without it comes from an older API that lacks the group. */
export const IDENTITY_WAY_CODE = 'SMS';

/**
 * Path of this site. Browsers drop tabs and line breaks from a URL, and treat `//` and `/\\` as the start of another
 * host.
 */
export const OWN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/** Sole purpose of an identity check. A check without one is valid for joining and corrections. */
export const identityPurpose = v.picklist(['join', 'find', 'correction'], NOT_OFFERED);
export type IdentityPurpose = v.InferOutput<typeof identityPurpose>;

/** Path, on the services origin, of the page that runs the script of an identity service. */
export const IDENTITY_PAGE_PATH = '/identity.html';
/**
 * Return path of the browser, followed by the id of the visit, with `identityVerificationId` and `code` in the query.
 */
export const IDENTITY_RESULT_PATH = '/api/auth/identity/result/';

export const identityStart = anyone.post('identity/start', {
  unanswered: null,
  summary: 'Begins an identity check for this browser; the visitor goes to `url` and comes back to `returnPath`',
  input: v.object({
    authType,
    purpose: v.optional(identityPurpose),
    /** Path of this site, to which the query value `identity`, the id of the check, is appended. */
    returnPath: v.pipe(requiredText(200, '돌아올 주소가 없습니다.'), v.regex(OWN_PATH, '주소가 올바르지 않습니다.')),
  }),
  entity: v.object({
    /** Id of the check, usable only in the browser that started it. */
    identity: v.string(),
    /** URL of the service or of the page that opens it. */
    url: v.string(),
  }),
});

export const identityState = anyone.get('identity/state', {
  alsoPost: true,
  summary: 'How an identity check of this browser ended. A phone that the service proved counts as verified',
  input: v.object({ identity: requiredText(100, '본인확인 번호가 없습니다.') }),
  entity: v.object({
    status: v.picklist(['PENDING', 'VERIFIED', 'FAILED', 'EXPIRED']),
    authType: v.picklist(AUTH_TYPES),
    /** Empty unless VERIFIED. */
    name: v.string(),
    /** YYYYMMDD; empty unless VERIFIED. */
    userBirth: v.string(),
    /** Digits; empty if the service returns no phone (credit card, i-PIN), which is then verified by a code. */
    userPhone: v.string(),
  }),
});
