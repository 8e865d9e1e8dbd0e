export { addDays, daysInMonth, formatSeoul, seoulDay, seoulTime, seoulTimestamp, type DateInput } from './clock.ts';
export { endOfSeoulDay, seoulInstant } from './instant.ts';
