import { formatSeoul, type DateInput } from '../time/index.ts';

/** Dates and times for visitors, always in Asia/Seoul. Without a date, an empty string. */

const DAY = 'YYYY.MM.DD';
const DATE = 'YYYY.MM.DD (ddd)';
const TIME = 'HH:mm';

type MaybeDate = DateInput | null | undefined;

const format = (input: MaybeDate, pattern: string): string =>
  input === null || input === undefined ? '' : formatSeoul(input, pattern);

/** `2026.11.20 (금)`. */
export const formatDate = (input: MaybeDate): string => format(input, DATE);

/** `2026.11.20`, for narrow places such as list rows. */
export const formatDay = (input: MaybeDate): string => format(input, DAY);

/** `2026.11.20 (금) 14:00`. With `time` (`HH:mm`), the first argument is the day. */
export function formatDateTime(input: MaybeDate, time?: string | null): string {
  if (!time) return format(input, `${DATE} ${TIME}`);
  const date = formatDate(input);
  return date && `${date} ${formatTime(time)}`;
}

/** End of a period. 00:00 is written as 24:00 of the day before, as usual in Korea: `2026.11.20 (금) 24:00`. */
export function formatDeadline(input: MaybeDate): string {
  if (input === null || input === undefined || formatTime(input) !== '00:00') return formatDateTime(input);
  return `${formatDate(new Date(input).getTime() - 1)} 24:00`;
}

/** `14:00`, for an instant or a time of day `HH:mm` or `HH:mm:ss`. */
export const formatTime = (input: MaybeDate): string =>
  typeof input === 'string' && /^\d{2}:\d{2}(:\d{2})?$/.test(input) ? input.slice(0, 5) : format(input, TIME);

/** `2026.11.20 (금) ~ 2026.11.25 (수)`; a single day if both are equal. */
export function formatPeriod(start: MaybeDate, end: MaybeDate): string {
  const [from, to] = [formatDate(start), formatDate(end)];
  if (!from && !to) return '';
  return from === to ? from : `${from} ~ ${to}`.trim();
}
