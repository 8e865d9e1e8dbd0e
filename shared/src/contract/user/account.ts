import * as v from 'valibot';
import { mobilePhoneRule, passwordRule } from '../../rules/index.ts';
import { memberCalls } from '../base/callsFor.ts';
import { industryType, integer, lines, oneOf, yesNo } from '../base/fields.ts';
import { userPw } from './fields.ts';
import { businessFields, contactFields } from './joining.ts';

/** Changes of a member's own data, and withdrawal. */

const member = memberCalls('/api/user');

export const updateProfile = member.patch('profile', {
  unanswered: '바뀌었는지 ‘마이페이지’에서 먼저 확인해주세요.',
  summary: 'Changes how the member is reached, the business and the marketing consent; entity is the rows changed',
  input: v.object({
    ...contactFields,
    industryType: v.optional(industryType),
    /** If omitted, the business is removed. */
    ...businessFields,
    /** If omitted, unchanged. */
    agreeMarketing: v.optional(yesNo),
  }),
  entity: integer,
});

export const userUpdateAuth = member.get('userUpdateAuth', {
  alsoPost: true,
  changes: true,
  unanswered: '번호가 바뀌었는지 ‘마이페이지’에서 먼저 확인해주세요.',
  summary: "Replaces the member's phone by one verified in this browser, given the password; ends the other sessions",
  input: v.object({
    userPw,
    userPhone: mobilePhoneRule,
    /** Verification method: 1 credit card, 2 mobile phone, 3 i-PIN (specification §3). */
    authType: v.optional(oneOf([1, 2, 3]), 2),
  }),
  entity: integer,
});

export const changePassword = member.post('password', {
  unanswered: '비밀번호가 바뀌었는지 새 비밀번호로 로그인하여 먼저 확인해주세요.',
  summary: "Replaces the password, given the present one; ends the member's other sessions",
  input: v.object({ currentPw: userPw, userPw: passwordRule }),
  entity: integer,
});

export const withdraw = member.post('withdraw', {
  unanswered: '탈퇴가 되었는지 다시 로그인하여 먼저 확인해주세요.',
  summary:
    "Leaves the association's site: identity is erased at once; refused while an application or a refund is open",
  input: v.object({ userPw, reason: v.optional(lines(500), '') }),
  entity: integer,
});
