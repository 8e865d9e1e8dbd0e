import { ALERT_BEFORE_MINUTES } from '@portal/shared/contract/manager';
import { addDays, formatSeoul, seoulDay, seoulInstant } from '@portal/shared/time';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { isNight, NIGHT_ENDS } from '../../../clock/night.ts';

/** Time of a notice that may not be sent at night. */
const EVENING = '20:00';

/** Returns the time of the notice of an opening: half an hour before it, or 20:00 if that is at night. */
export function noticeAt(opensAt: Date): Date {
  const before = new Date(opensAt.getTime() - ALERT_BEFORE_MINUTES * MINUTE_MS);
  if (!isNight(before)) return before;
  const isMorning = Number(formatSeoul(before, 'H')) < NIGHT_ENDS;
  return seoulInstant(addDays(seoulDay(before), isMorning ? -1 : 0), EVENING);
}
