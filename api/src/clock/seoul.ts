/** Asia/Seoul, the only zone of the association's days. It has had no daylight saving time since 1988. */

const OFFSET_MILLISECONDS = 9 * 60 * 60 * 1000;
export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const shifted = (moment: Date) => new Date(moment.getTime() + OFFSET_MILLISECONDS).toISOString();

/** The calendar day of a moment: `YYYY-MM-DD`. */
export const seoulDay = (moment: Date) => shifted(moment).slice(0, 10);

/** The clock time of a moment: `HH:mm`. */
export const seoulTime = (moment: Date) => shifted(moment).slice(11, 16);

/** A moment as the wire writes it: `2026-11-20T14:00:00+09:00`. */
export const toMoment = (moment: Date) => `${shifted(moment).slice(0, 19)}+09:00`;

/** The moment of a day (`YYYY-MM-DD`) and a clock time (`HH:mm`). */
export const seoulMoment = (day: string, time = '00:00') => new Date(`${day}T${time}:00+09:00`);

/** 24:00 of a day, which is 00:00 of the next. */
export const endOfSeoulDay = (day: string) => new Date(seoulMoment(day).getTime() + DAY_MILLISECONDS);

/** A day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number) =>
  seoulDay(new Date(seoulMoment(day).getTime() + days * DAY_MILLISECONDS));
