import { formatSeoul } from '@portal/shared/time';

/** Hours of the day in Seoul; in the night between them no unrequested messages are sent. */
export const NIGHT_BEGINS = 21;
export const NIGHT_ENDS = 8;

/** True at night in Seoul, from 21:00 to 08:00. The consent to marketing promises the same. */
export function isNight(now: Date): boolean {
  const hour = Number(formatSeoul(now, 'H'));
  return hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
}
