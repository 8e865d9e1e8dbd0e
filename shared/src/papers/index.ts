export {
  courseApplication,
  courseSubject,
  examApplication,
  examSubject,
  roundOf,
  termsOf,
  type Applicant,
  type PaperApplication,
  type PaperSubject,
} from './application.ts';
export { certificatePaper } from './certificate.ts';
export { APPLY_TYPES, KIND_NAMES } from './kind.ts';
export type { CertificatePaper, EntryPaper, PaperItem } from './paper.ts';
export { refundPeriods } from './refundPeriods.ts';
export { addressLine, arrivalTime, formatSpan } from './schedule.ts';
export { slipPaper } from './slip.ts';
export { ticketPaper } from './ticket.ts';
