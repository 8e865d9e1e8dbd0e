export { formatDate, formatDateTime, formatDay, formatPeriod, formatTime, seoulDay } from './date.ts';
export type { DateInput } from './date.ts';
export { formatBytes, formatCount, formatMoney } from './number.ts';
export { formatBirth, formatPhone, maskName } from './person.ts';
