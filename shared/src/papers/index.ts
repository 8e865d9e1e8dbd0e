export {
  courseApplication,
  courseSubject,
  examApplication,
  examSubject,
  examTitle,
  roundOf,
  termsOf,
  type Applicant,
  type PaperApplication,
  type PaperSubject,
} from './application.ts';
export { certificatePaper } from './certificate.ts';
export { completionPaper } from './completion.ts';
export { hygienePaper } from './hygiene.ts';
export { invoicePaper } from './invoice.ts';
export { APPLY_TYPES, HALL_NAMES, KIND_NAMES } from './kind.ts';
export type { EntryPaper, PaperItem, ProvenPaper } from './paper.ts';
export { receiptPaper } from './receipt.ts';
export { refundBreaches } from './refundBreaches.ts';
export { refundPeriods } from './refundPeriods.ts';
export { addressLine, arrivalTime, formatLesson, formatSpan } from './schedule.ts';
export { SLIP_NEEDS, slipPaper } from './slip.ts';
export { TICKET_NEEDS, ticketPaper } from './ticket.ts';
