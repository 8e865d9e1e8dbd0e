import type { VersionedText } from '@portal/shared/contract/legalText';
import type { NoticePage } from './pages.ts';

/** The course or exam of an application, and the page that shows it. */
interface ApplicationFacts {
  title: string;
  page: NoticePage;
}

/** Time and place of a course or exam as text; an online course has no place. */
interface OccasionFacts {
  when: string;
  place: string;
  /** Time of the announcement of results, if a change moves it. */
  announcement?: string;
}

/** Facts of a reminder. */
interface ReminderFacts extends ApplicationFacts, OccasionFacts {
  beginsAt: Date;
  /** Arrival time, `09:40`; empty for an online course. */
  arrival: string;
  /** Things to bring; empty for an online course. */
  bring: string;
  /** True if the ticket of an exam still lacks the photo or the evidence. */
  lacksTicket: boolean;
}

interface MoneyFacts {
  /** Won. */
  amount: number;
}

/** Number and due time of an invoice. */
interface InvoiceFacts extends ApplicationFacts, MoneyFacts {
  number: string;
  dueAt: Date;
}

/** The account for a payment or a refund. */
interface AccountFacts {
  bank: string;
  account: string;
  holder: string;
}

/** Values of each notice by event. The comment names the subject: each event is stored once for each row of it. */
export interface NoticeValues {
  /** An application. A free one has no due time and is confirmed at once. */
  applied: ApplicationFacts & OccasionFacts & MoneyFacts & { dueAt: Date | null };
  /** A payment. */
  depositAwaited: ApplicationFacts & MoneyFacts & AccountFacts & { dueAt: Date };
  /** An application. */
  dueSoon: ApplicationFacts & MoneyFacts & { dueAt: Date; virtualAccount: AccountFacts | null };
  /** An application. */
  paid: ApplicationFacts & OccasionFacts & MoneyFacts;
  /** An application. `isGroup` is missing in values of an older API. */
  expired: ApplicationFacts & { isGroup?: boolean };
  /** An application: cancelled before it was paid. */
  cancelled: ApplicationFacts;
  /** A refund. */
  cancelRequested: ApplicationFacts & MoneyFacts;
  /** A refund. */
  refundApproved: ApplicationFacts & MoneyFacts;
  /** A refund. */
  refundRejected: ApplicationFacts & { reason: string };
  /** A refund of money that the application does not need. */
  moneyReturned: ApplicationFacts & MoneyFacts;
  /** A refund. */
  accountNeeded: ApplicationFacts & MoneyFacts;
  /** An account that an employee entered for a refund; the number is masked. */
  accountNamed: ApplicationFacts & MoneyFacts & AccountFacts & { payableFrom: Date };
  /** An application. */
  calledOff: ApplicationFacts & OccasionFacts & MoneyFacts;
  /** A change of an application: another time or place, also of the announcement of results. */
  changed: ApplicationFacts &
    MoneyFacts & {
      before: OccasionFacts;
      after: OccasionFacts;
      /** Beginning of the course or exam, or time of a moved announcement. */
      beginsAt: Date;
      /** False if the member can no longer cancel with a full refund; missing in older changes. */
      mayLeave?: boolean;
    };
  /** An application, or its newest change: on the day before it takes place. */
  dayBefore: ReminderFacts;
  dayBeforeChanged: ReminderFacts;
  /** A request for the notice. */
  opensSoon: ApplicationFacts & { opensAt: Date };
  /** A queue entry, all four: seats are offered until `dueAt`, the offer expired, the queue ended without a seat. */
  lineOffered: ApplicationFacts & { dueAt: Date; seats: number };
  lineLapsed: ApplicationFacts & { seats: number };
  lineEnded: ApplicationFacts & { seats: number };
  /** No more seats are collected for its group. */
  lineStoodBack: ApplicationFacts & { seats: number };
  /** A group or one of its seats: all accepted, one declined, one cancelled, or some missed the deadline. */
  groupAccepted: ApplicationFacts & { people: number };
  groupSeatDeclined: ApplicationFacts & { name: string };
  groupSeatLeft: ApplicationFacts & { name: string };
  groupUnanswered: ApplicationFacts & { people: number };
  /** The first one of the seats. `isLate`: the deadline for accepting had passed. */
  groupSeatsCancelled: ApplicationFacts & MoneyFacts & { people: number; isLate: boolean };
  /** An invoice, for each of the `invoice…` events. */
  invoiceIssued: InvoiceFacts & OccasionFacts;
  invoiceDueSoon: InvoiceFacts;
  /** `mayLoseSeats`: somebody can still be invited to a seat that the association may cancel. */
  invoiceOverdue: InvoiceFacts & { mayLoseSeats: boolean };
  /** `amount`: total of the invoice. */
  invoicePaid: InvoiceFacts;
  /** `amount`: still owed. */
  invoiceSeatsCancelled: InvoiceFacts & { people: number; isReduced: boolean };
  /** An application for a seat of a group. */
  groupSeatEnded: ApplicationFacts & { businessName: string };
  /** A recipient of a message from the office. */
  mailing: { title: string; content: string; page: NoticePage };
  /** An application. The result itself is shown on the portal only. */
  resultOut: ApplicationFacts;
  /** An entry of the office's audit log: a photo can be returned more than once. */
  photoReturned: ApplicationFacts & { reason: string; dueAt: Date };
  /** An application. */
  photoMissing: ApplicationFacts & { dueAt: Date };
  /** A correction of an announced result. `hasExams`: exam applications depend on the completion that it revokes. */
  resultCorrected: ApplicationFacts & { hasExams: boolean };
  /** An objection. */
  objectionAnswered: ApplicationFacts;
  /** Eligibility evidence, both. */
  evidenceAccepted: { grade: 1 | 2 };
  evidenceReturned: { grade: 1 | 2; reason: string };
  /** An application for an exam without the required evidence. */
  evidenceMissing: ApplicationFacts & { dueDay: string };
  /** A refused cash receipt for a payment or the fee of a certificate; the number is masked. */
  cashReceiptFailed: ApplicationFacts & MoneyFacts & { number: string };
  /** A certificate, for each of the `certificate…` events. */
  certificateAsked: MoneyFacts & { dueAt: Date };
  certificatePaid: MoneyFacts;
  /** An expired request that resumes because the fee was paid in time. */
  certificateResumed: MoneyFacts;
  /** A fee for an ended request. */
  certificateFeeOwed: MoneyFacts;
  certificateExpired: Record<never, never>;
  certificateIssued: { grade: 1 | 2 };
  /** Carrier and number are empty if unknown. */
  certificateSent: { grade: 1 | 2; carrierName: string; trackingNumber: string };
  /** `amount`: the fee to refund. */
  certificateRejected: MoneyFacts & { reason: string };
  certificateRevoked: { reason: string };
  /** A period in which a post is hidden, both. */
  postHidden: { title: string; page: NoticePage; reason: string };
  postRestored: { title: string; page: NoticePage };
  /** A member on the roster of hygiene education; a refusal of it. */
  rosterRegistered: { business: string };
  rosterRefused: { business: string; reason: string };
  /** A member and a year; `dueOn` is `YYYY-MM-DD`. */
  hygieneDue: { hours: number; dueOn: string };
  /** An answer. */
  inquiryAnswered: { title: string; page: NoticePage };
  /** An entry of the office's audit log: an account can be suspended more than once. */
  accountSuspended: { reason: string };
  accountReinstated: Record<never, never>;
  /** The employee's authenticator apps, after a change of them. */
  secondFactorChanged: { change: '등록' | '삭제' | '초기화' };
  /** An entry of the accounts' audit log, also for the events below. */
  passwordChanged: Record<never, never>;
  phoneChanged: Record<never, never>;
  /** `device` is empty if unknown. */
  newBrowser: { at: Date; device: string };
  /** Text as the operator wrote it. */
  dataLeaked: { title: string; content: string; usefulUntil: Date };
  dormancyNear: { dormantFrom: Date };
  marketingConsent: { agreedAt: Date };
  /** An entry of the account log: a consent to marketing that was given or withdrawn. */
  marketingResult: { isGiven: boolean; at: Date };
  /** A row for each member and new version of a text, which comes into force at `from`. */
  textChanged: { text: VersionedText; textName: string; changes: string; asksConsent: boolean; from: Date };
  /** A correction request, also for the events below. The phone is masked. */
  phoneCorrectionAsked: { newPhone: string; decidableFrom: Date };
  /** `what`: `이름과 생년월일` or the like. */
  correctionDone: { what: string; isReissued: boolean; mayBeReissued: boolean };
  correctionRefused: { what: string; reason: string };
}

/** Events that members are notified of. */
export type NoticeEvent = keyof NoticeValues;
