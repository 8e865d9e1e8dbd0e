import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import { isNight, NIGHT_BEGINS, NIGHT_ENDS } from './night.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The next 08:00 in Seoul. */
function morningAfter(now: Date): Date {
  const morning = seoulInstant(seoulDay(now), clock(NIGHT_ENDS));
  return morning > now ? morning : seoulInstant(addDays(seoulDay(now), 1), clock(NIGHT_ENDS));
}

/** This time, or at night the end of the night. */
export const nextDaytime = (now: Date): Date => (isNight(now) ? morningAfter(now) : now);

/** Time at which the duration has passed, not counting the night, 21:00 to 08:00 in Seoul. */
export function afterDaytime(now: Date, durationMs: number): Date {
  let at = nextDaytime(now);
  for (let leftMs = durationMs; ;) {
    const evening = seoulInstant(seoulDay(at), clock(NIGHT_BEGINS));
    const daytimeMs = evening.getTime() - at.getTime();
    if (leftMs < daytimeMs) return new Date(at.getTime() + leftMs);
    leftMs -= daytimeMs;
    at = morningAfter(evening);
  }
}
