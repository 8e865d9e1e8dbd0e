/** Dates and times as people here read them: always Asia/Seoul, whatever the zone of the browser. */

const seoul = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** A day `YYYY-MM-DD`, an ISO moment, milliseconds, or a Date. */
export type DateInput = string | number | Date;

interface SeoulParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

/** The parts of a moment as a clock in Seoul shows them; null when it is no date. A bare day is that day in Seoul. */
function seoulParts(input: DateInput | null | undefined): SeoulParts | null {
  if (input === null || input === undefined || input === '') return null;
  const moment =
    typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input)
      ? new Date(`${input}T00:00:00+09:00`)
      : new Date(input);
  if (Number.isNaN(moment.getTime())) return null;
  const found: Record<string, string> = {};
  for (const { type, value } of seoul.formatToParts(moment)) found[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '' } = found;
  return { year, month, day, hour, minute };
}

const weekday = ({ year, month, day }: SeoulParts): string =>
  WEEKDAYS[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()] ?? '';

const dayText = (parts: SeoulParts): string => `${parts.year}.${parts.month}.${parts.day} (${weekday(parts)})`;

/** `2026.11.20 (금)`; an empty text when there is no date. */
export function formatDate(input: DateInput | null | undefined): string {
  const parts = seoulParts(input);
  return parts ? dayText(parts) : '';
}

/** `2026.11.20`, for narrow places such as list rows. */
export function formatDay(input: DateInput | null | undefined): string {
  const parts = seoulParts(input);
  return parts ? `${parts.year}.${parts.month}.${parts.day}` : '';
}

/** `2026.11.20 (금) 14:00`. With `time` (`HH:mm`) the first is a day and the second its clock time. */
export function formatDateTime(input: DateInput | null | undefined, time?: string | null): string {
  const parts = seoulParts(input);
  if (!parts) return '';
  return `${dayText(parts)} ${time ? formatTime(time) : `${parts.hour}:${parts.minute}`}`;
}

/** `14:00`, of a moment or of a clock time `HH:mm` or `HH:mm:ss`. */
export function formatTime(input: DateInput | null | undefined): string {
  if (typeof input === 'string' && /^\d{2}:\d{2}(:\d{2})?$/.test(input)) return input.slice(0, 5);
  const parts = seoulParts(input);
  return parts ? `${parts.hour}:${parts.minute}` : '';
}

/** `2026.11.20 (금) ~ 2026.11.25 (수)`; one day alone when both are the same. */
export function formatPeriod(start: DateInput | null | undefined, end: DateInput | null | undefined): string {
  const [from, to] = [formatDate(start), formatDate(end)];
  if (!from && !to) return '';
  return from === to ? from : `${from} ~ ${to}`.trim();
}

/** The day in Seoul at a moment, as the wire writes it: `2026-11-20`. */
export function seoulDay(input: DateInput): string {
  const parts = seoulParts(input);
  return parts ? `${parts.year}-${parts.month}-${parts.day}` : '';
}
