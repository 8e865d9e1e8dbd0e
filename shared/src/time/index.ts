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
