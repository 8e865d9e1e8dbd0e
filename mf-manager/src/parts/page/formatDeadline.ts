import { formatDate, formatDateTime, formatTime } from '@portal/shared/format';

/** The end of a period. One at 00:00 is the 24:00 of the day before, as everyone here says it: `2026.11.20 (금) 24:00`. */
export function formatEnd(moment: string): string {
  if (formatTime(moment) !== '00:00') return formatDateTime(moment);
  return `${formatDate(new Date(moment).getTime() - 1)} 24:00`;
}
