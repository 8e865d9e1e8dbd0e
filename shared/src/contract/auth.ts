import * as v from 'valibot';
import { mobilePhoneRule, verificationCodeRule } from '../rules/index.ts';
import { publicCalls } from './base/callsFor.ts';
import { oneOf, personName, phoneDigits, requiredText } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';

/** Phone verification by a code (specification §7). */

const anyone = publicCalls('/api/auth');

/** Seconds a code may be used (specification §9: 03:00). */
export const CODE_LIFETIME_SECONDS = 180;
/** Seconds for which a verified phone may be acted on in the same browser. */
export const VERIFIED_LIFETIME_SECONDS = 600;

/** What the code is asked for. For `join` and `changePhone` an unknown phone is right; for the others it is refused. */
export const verificationPurpose = v.picklist(['join', 'findId', 'findPw', 'dormant', 'changePhone'], NOT_OFFERED);

export const authSend = anyone.get('send', {
  alsoPost: true,
  changes: true,
  unanswered: '인증번호가 문자로 왔는지 먼저 확인해 주십시오.',
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

/** How a person is identified by the service: 1 credit card, 2 mobile phone, 3 i-PIN (specification §3). */
export const AUTH_TYPES = [1, 2, 3] as const;
export const authType = oneOf(AUTH_TYPES);
export type AuthType = v.InferOutput<typeof authType>;

export const AUTH_TYPE_NAMES: Readonly<Record<AuthType, string>> = {
  1: '신용카드',
  2: '휴대폰 본인확인',
  3: '아이핀(i-PIN)',
};

/** The list among those of `educationCode` that has the ways to be identified which are offered here. */
export const IDENTITY_WAY_GROUP = 'IDENTITY_WAY';
/** A code by SMS, which is always among them: an answer without it is of an API that does not know this list. */
export const IDENTITY_WAY_CODE = 'SMS';

/** Browsers drop tabs and line breaks from an address, and read `//` and `/\\` as the beginning of another site's. */
export const OWN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/** What a person is identified for, and for nothing else. Without one it counts for joining and corrections. */
export const identityPurpose = v.picklist(['join', 'find', 'correction'], NOT_OFFERED);
export type IdentityPurpose = v.InferOutput<typeof identityPurpose>;

/** Path, at the origin of services, of the page that runs the script of an identity service. */
export const IDENTITY_PAGE_PATH = '/identity.html';
/** The browser comes back here, with its visit behind it and `identityVerificationId` and `code` in the query. */
export const IDENTITY_RESULT_PATH = '/api/auth/identity/result/';

export const identityStart = anyone.post('identity/start', {
  unanswered: null,
  summary: 'Begins an identity check for this browser; the visitor goes to `url` and comes back to `returnPath`',
  input: v.object({
    authType,
    purpose: v.optional(identityPurpose),
    /** A path of this site; the query value `identity`, the check's id, is added to it. */
    returnPath: v.pipe(requiredText(200, '돌아올 주소가 없습니다.'), v.regex(OWN_PATH, '주소가 올바르지 않습니다.')),
  }),
  entity: v.object({
    /** Names the check; of use in the browser that began it alone. */
    identity: v.string(),
    /** Where the service is, or the page that opens it. */
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
    /** Digits; empty where the service tells no phone (credit card, i-PIN): the phone is then verified by a code. */
    userPhone: v.string(),
  }),
});
