import * as v from 'valibot';

/** Whether 8 digits name a day of the calendar. */
function isCalendarDay(text: string): boolean {
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6, 8)].map(Number) as [
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A birth date: YYYYMMDD, a day that exists from 1900 on. */
export const birthDateRule = v.pipe(
  v.string('생년월일을 입력해주세요.'),
  v.nonEmpty('생년월일을 입력해주세요.'),
  v.regex(/^\d{8}$/, '생년월일은 숫자 8자리로 입력해주세요. (예: 19660302)'),
  v.check(
    (text) => !/^\d{8}$/.test(text) || (text >= '19000101' && isCalendarDay(text)),
    '생년월일을 다시 확인해주세요.',
  ),
);

/** Today in Asia/Seoul as YYYYMMDD: no one is born after it. */
export const seoulToday = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now).replaceAll('-', '');
