import * as v from 'valibot';
import { storableNumber } from './storableText.ts';

/** True if 8 digits are a calendar day. */
function isCalendarDay(text: string): boolean {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  const date = new Date(day);
  // Some browsers parse 30 February as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Birth date: YYYYMMDD, a calendar day since 1900. Does not check that it is in the past, which depends on today. */
export const birthDateRule = v.pipe(
  storableNumber('생년월일을 입력해주세요.'),
  v.nonEmpty('생년월일을 입력해주세요.'),
  v.regex(/^\d{8}$/, '생년월일은 숫자 8자리로 입력해주세요. (예: 19660302)'),
  v.check(
    (text) => !/^\d{8}$/.test(text) || (text >= '19000101' && isCalendarDay(text)),
    '생년월일을 다시 확인해주세요.',
  ),
);
