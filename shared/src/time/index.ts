export { noteServerTime, ServerClock, serverNow, TIME_HEADER } from './ServerClock.ts';
export {
  addDays,
  daysInMonth,
  endOfSeoulDay,
  formatSeoul,
  seoulDay,
  seoulInstant,
  seoulTime,
  seoulTimestamp,
  type DateInput,
} from './seoul.ts';
