export { formatDate, formatDateTime, formatDay, formatDeadline, formatPeriod, formatTime } from './date.ts';
export { formatBytes, formatCount, formatMoney, formatPrice } from './number.ts';
export { formatBirth, formatPhone, maskName, maskPhone } from './person.ts';
