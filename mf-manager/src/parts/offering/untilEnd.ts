import { serverNow } from '@portal/shared/time';
const DAY_MS = 86_400_000;
/** Seoul is at UTC+9 all year. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;
const seoulDayNumber = (at: number) => Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS);

/** `오늘 마감` or `마감 3일 전`, by the calendar in Seoul. */
export function untilEnd(applyEndDate: string, now = serverNow().getTime()): string {
  const days = seoulDayNumber(Date.parse(applyEndDate)) - seoulDayNumber(now);
  return days <= 0 ? '오늘 마감' : `마감 ${days}일 전`;
}
