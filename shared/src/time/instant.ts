import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { addDays } from './clock.ts';

// Apart from the clock: pages that only show times need no time zones.
dayjs.extend(utc);
dayjs.extend(timezone);

/** The instant of a day (`YYYY-MM-DD`) and a time of day (`HH:mm`) in Seoul. */
export const seoulInstant = (day: string, time = '00:00'): Date => dayjs.tz(`${day} ${time}`, 'Asia/Seoul').toDate();

/** 24:00 of a day in Seoul, which is 00:00 of the next. */
export const endOfSeoulDay = (day: string): Date => seoulInstant(addDays(day, 1));
