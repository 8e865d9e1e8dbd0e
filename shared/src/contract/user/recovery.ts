import * as v from 'valibot';
import { passwordRule } from '../../rules/index.ts';
import { publicCalls } from '../base/callsFor.ts';
import { dateTime, integer, personName, phoneDigits } from '../base/fields.ts';
import { userId } from './fields.ts';

/** Recovery of a forgotten id or password. */

const anyone = publicCalls('/api/user/find');

export const findId = anyone.get('id', {
  alsoPost: true,
  changes: true,
  unanswered: null,
  summary: 'The id of the member with this name and this phone, verified in this browser',
  input: v.object({ name: personName, userPhone: phoneDigits }),
  entity: v.object({ userId: v.string(), joinDate: dateTime }),
});

export const findPw = anyone.get('pw', {
  alsoPost: true,
  changes: true,
  unanswered: '새 비밀번호를 이미 정하셨다면 그 비밀번호로 먼저 ‘로그인’해주세요.',
  summary: 'Without userPw: whether the account matches the verified phone (1). With it: sets the new password (1)',
  input: v.object({ userId, name: personName, userPhone: phoneDigits, userPw: v.optional(passwordRule) }),
  entity: integer,
});
