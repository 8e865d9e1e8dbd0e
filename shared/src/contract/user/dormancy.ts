import * as v from 'valibot';
import { publicCalls } from '../base/callsFor.ts';
import { integer, lines, oneOf, optionalName, personName, phoneDigits } from '../base/fields.ts';
import { userPw } from './fields.ts';

/** Reactivation of dormant accounts, or their withdrawal. */

const anyone = publicCalls('/api/user');

export const userModifyStatus = anyone.get('userModifyStatus', {
  alsoPost: true,
  changes: true,
  unanswered: '휴면이 해제되었는지 로그인하여 먼저 확인해주세요.',
  summary: 'Releases a dormant account whose phone was verified in this browser',
  input: v.object({
    /** 1: active, the only status a member may set. */
    status: oneOf([1]),
    userPhone: phoneDigits,
    name: v.optional(optionalName(50)),
  }),
  entity: integer,
});

export const withdrawDormant = anyone.post('withdrawDormant', {
  unanswered: '탈퇴가 되었는지 다시 로그인하여 먼저 확인해주세요.',
  summary:
    'Leaves with a dormant account: by a phone verified in this browser in the last 10 minutes, and the password',
  input: v.object({ userPhone: phoneDigits, name: personName, userPw, reason: v.optional(lines(500), '') }),
  entity: integer,
});
