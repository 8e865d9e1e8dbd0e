import * as v from 'valibot';
import {
  birthDateRule,
  emailRule,
  mobilePhoneRule,
  passwordRule,
  postCodeRule,
  userIdRule,
} from '../../rules/index.ts';
import { call } from '../base/call.ts';
import { publicCalls } from '../base/callsFor.ts';
import {
  industryType,
  integer,
  numberText,
  personName,
  phoneDigits,
  requiredText,
  text,
  yesNo,
} from '../base/fields.ts';
import { applicationId, userId } from './fields.ts';
import { joining } from './session.ts';

/** Joining and the checks before it. */

const anyone = publicCalls('/api/user');

/** Contact data, entered on joining and changed on the member's own page. */
export const contactFields = {
  email: emailRule,
  postCode: postCodeRule,
  userAddress: requiredText(200, '주소를 입력해주세요.'),
  userAddress2: v.optional(text(200), ''),
};

/** Licence chosen in the licence search; all fields are empty if none. */
export const businessFields = {
  lcns_no: v.optional(numberText(30), ''),
  bssh_nm: v.optional(text(100), ''),
  busn_type_nm: v.optional(text(50), ''),
  prsdnt_nm_secu: v.optional(text(50), ''),
  site_addr: v.optional(text(300), ''),
};

export const join = call({
  ...joining,
  input: v.object({
    userId: userIdRule,
    userPw: passwordRule,
    applicationId,
    name: personName,
    userPhone: mobilePhoneRule,
    userBirth: birthDateRule,
    ...contactFields,
    industryType,
    ...businessFields,
    agreeTerms: yesNo,
    agreePrivacy: yesNo,
    agreeMarketing: v.optional(yesNo, false),
  }),
});

export const duplicationId = anyone.get('duplicationId', {
  summary: 'Whether an id is free: 0 when it is, code -1004 when it is taken',
  input: v.object({ userId }),
  entity: integer,
});

export const userDuplicateValidCheck = anyone.get('userDuplicateValidCheck', {
  alsoPost: true,
  summary: 'Whether the person behind the phone verified in this browser is a member already: 0, or code -1006',
  input: v.object({ name: personName, userPhone: phoneDigits }),
  entity: integer,
});
