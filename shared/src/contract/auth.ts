import * as v from 'valibot';
import { call } from './call.ts';
import { personName, phoneDigits, requiredText } from './fields.ts';

/** Spec §7 "Auth": phone verification by a code. */

/** Seconds a code may be used (spec §9: 03:00). */
export const CODE_LIFETIME_SECONDS = 180;
/** Seconds for which a verified phone may be acted on in the same browser. */
export const VERIFIED_LIFETIME_SECONDS = 600;

/** What the code is asked for. For `join` an unknown phone is right; for the others it is refused. */
export const verificationPurpose = v.picklist(['join', 'findId', 'findPw', 'dormant']);

export const authSend = call({
  method: 'GET', alsoPost: true, path: '/api/auth/send', access: 'public', changes: true,
  summary: 'Sends a code by SMS; entity is the code in demo mode alone, else an empty string',
  input: v.object({ name: personName, userPhone: phoneDigits, purpose: v.optional(verificationPurpose) }),
  entity: v.string(),
});

export const authMatch = call({
  method: 'GET', alsoPost: true, path: '/api/auth/match', access: 'public', changes: true,
  summary: 'Compares a code, once; a match verifies the phone in this browser for 10 minutes',
  input: v.object({ name: personName, userPhone: phoneDigits, code: requiredText(10, '인증번호를 입력해주세요.') }),
  entity: v.null(),
});
