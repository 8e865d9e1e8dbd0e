import { formatDateTime, formatDeadline, formatTime } from '@portal/shared/format';
import { seoulDay } from '@portal/shared/time';

const TIME_LENGTH = '14:10'.length;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** `9분 42초`, `23시간 10분`: time left until an instant; 0초 after it. */
export function leftInWords(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS));
  const hours = Math.floor(seconds / HOUR_SECONDS);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  if (hours > 0) return minutes > 0 ? `${hours}시간 ${minutes}분` : `${hours}시간`;
  const rest = seconds % MINUTE_SECONDS;
  return minutes > 0 ? `${minutes}분 ${rest}초` : `${rest}초`;
}

/** `오늘 14:10`, or with its day if that is not today. */
export const atInWords = (at: string, now: number): string =>
  seoulDay(new Date(at)) === seoulDay(new Date(now)) ? `오늘 ${formatTime(at)}` : formatDateTime(at);

/** Deadline, like `atInWords`; a day ends at 24:00. */
export const untilInWords = (at: string, now: number): string =>
  seoulDay(new Date(Date.parse(at) - 1)) === seoulDay(new Date(now))
    ? `오늘 ${formatDeadline(at).slice(-TIME_LENGTH)}`
    : formatDeadline(at);

/** Announced once when a minute is left of an offer. */
export const LAST_MINUTE = '신청서를 내실 시간이 1분 남았습니다.';

export function isLastMinute(until: string, now: number): boolean {
  const leftMs = Date.parse(until) - now;
  return leftMs > 0 && leftMs <= MINUTE_MS;
}
