import * as v from 'valibot';
import { exactText } from '../../rules/index.ts';
import { requiredText, text } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';

/** Fields shared by the calls about accounts. */

/** Application that a session of this site belongs to (specification §3, login payload). */
export const APPLICATION_ID = 'site';
/** Programs that members log in by. A member has one session in each, which bounds a member's sessions. */
const APPLICATION_IDS: readonly string[] = [APPLICATION_ID, 'app', 'kiosk'];
/** Program of every other id. */
const OTHER_APPLICATION = 'other';
export const applicationId = v.optional(
  v.pipe(
    text(20),
    v.nonEmpty(NOT_OFFERED),
    v.transform((id) => (APPLICATION_IDS.includes(id) ? id : OTHER_APPLICATION)),
  ),
  APPLICATION_ID,
);
export const userId = requiredText(50, '아이디를 입력해주세요.');
export const userPw = v.pipe(
  exactText('비밀번호를 입력해주세요.'),
  v.nonEmpty('비밀번호를 입력해주세요.'),
  v.maxLength(200, '200자 이내로 입력해주세요.'),
);
