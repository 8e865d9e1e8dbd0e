import { serverNow } from '@portal/shared/time';
const DAY_MS = 86_400_000;
/** Seoul is at UTC+9 all year. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;
const seoulDayNumber = (at: number) => Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS);

const daysUntil = (applyEndDate: string, now: number) => seoulDayNumber(Date.parse(applyEndDate)) - seoulDayNumber(now);

/** `오늘 마감` or `마감 3일 전`, by the calendar in Seoul. */
export function untilEnd(applyEndDate: string, now = serverNow().getTime()): string {
  const days = daysUntil(applyEndDate, now);
  return days <= 0 ? '오늘 마감' : `마감 ${days}일 전`;
}

/** The same beside the status 마감임박: `신청 오늘까지` or `신청 3일 남음`. */
export function leftUntilEnd(applyEndDate: string, now = serverNow().getTime()): string {
  const days = daysUntil(applyEndDate, now);
  return days <= 0 ? '신청 오늘까지' : `신청 ${days}일 남음`;
}
