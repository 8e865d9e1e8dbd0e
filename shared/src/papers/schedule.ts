import { formatDateTime } from '../format/index.ts';

/** Joins both lines of an address. */
export const addressLine = ({ address, address2 }: { address: string; address2: string }): string =>
  [address, address2].filter(Boolean).join(' ');

/** Minutes before the start by which attendees must arrive. */
const ARRIVAL_MINUTES = 20;
const DAY_MINUTES = 24 * 60;

/** Latest time of arrival: `08:40` for a start at `09:00`. */
export function arrivalTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const arrival = (hours * 60 + minutes - ARRIVAL_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(arrival / 60), arrival % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Non-breaking, so that a time range stays on one line. */
const UNTIL = '\u00a0~\u00a0';

interface Span {
  day: string;
  time: string;
  endTime: string;
}

/** Start and, if known, end of a lesson: `2026.12.20 (일) 10:00 ~ 11:40`. */
export const formatLesson = ({ day, time, endTime }: Span): string =>
  [formatDateTime(day, time), endTime].filter(Boolean).join(UNTIL);

/** Schedule: all lessons of a course of several days, separated by commas. */
export const formatSpan = ({ furtherLessons = [], ...first }: Span & { furtherLessons?: readonly Span[] }): string =>
  [first, ...furtherLessons].map(formatLesson).join(', ');
