import { formatDate, formatDateTime, formatTime } from '@portal/shared/format';

/** The end of a period. 00:00 is written as 24:00 of the day before, as is usual in Korea: `2026.11.20 (금) 24:00`. */
export function formatDeadline(at: string): string {
  if (formatTime(at) !== '00:00') return formatDateTime(at);
  return `${formatDate(new Date(at).getTime() - 1)} 24:00`;
}
