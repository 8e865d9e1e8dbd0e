import type { VersionedText } from '@portal/shared/contract/standingText';
import type { NoticePage } from './pages.ts';

/** What every notice about an application says: which course or exam it is for, and where to see it. */
interface ApplicationFacts {
  title: string;
  page: NoticePage;
}

/** When and where a course or an exam takes place, as people read it; an online course has no place. */
interface OccasionFacts {
  when: string;
  place: string;
  /** When results are announced, of a change that moves it. */
  announcement?: string;
}

/** What to know of what comes next. */
interface ReminderFacts extends ApplicationFacts, OccasionFacts {
  beginsAt: Date;
  /** By when to be there, `09:40`; empty for an online course. */
  arrival: string;
  /** What to bring; empty for an online course. */
  bring: string;
  /** True if it is an exam whose ticket still waits for the photo or the papers. */
  lacksTicket: boolean;
}

interface MoneyFacts {
  /** Won. */
  amount: number;
}

/** An invoice by its number, and until when it is to be paid. */
interface InvoiceFacts extends ApplicationFacts, MoneyFacts {
  number: string;
  dueAt: Date;
}

/** The account to pay into, or the one that money goes back to. */
interface AccountFacts {
  bank: string;
  account: string;
  holder: string;
}

/**
 * What each notice needs to know, by its event. A comment says what the notice is about: of one such row each event is
 * told once.
 */
export interface NoticeValues {
  /** An application. Free ones have no due time, and are confirmed at once. */
  applied: ApplicationFacts & OccasionFacts & MoneyFacts & { dueAt: Date | null };
  /** A payment. */
  depositAwaited: ApplicationFacts & MoneyFacts & AccountFacts & { dueAt: Date };
  /** An application. */
  dueSoon: ApplicationFacts & MoneyFacts & { dueAt: Date; virtualAccount: AccountFacts | null };
  /** An application. */
  paid: ApplicationFacts & OccasionFacts & MoneyFacts;
  /** An application. `isGroup` is missing in what an API of another day has raised. */
  expired: ApplicationFacts & { isGroup?: boolean };
  /** An application: cancelled before it was paid. */
  cancelled: ApplicationFacts;
  /** A refund. */
  cancelRequested: ApplicationFacts & MoneyFacts;
  /** A refund. */
  refundApproved: ApplicationFacts & MoneyFacts;
  /** A refund. */
  refundRejected: ApplicationFacts & { reason: string };
  /** A refund: money came that the application does not need. */
  moneyReturned: ApplicationFacts & MoneyFacts;
  /** A refund. */
  accountNeeded: ApplicationFacts & MoneyFacts;
  /** An account that an employee named for a refund; the number is masked. */
  accountNamed: ApplicationFacts & MoneyFacts & AccountFacts & { payableFrom: Date };
  /** An application. */
  calledOff: ApplicationFacts & OccasionFacts & MoneyFacts;
  /** A change of an application: it is held, or its results are announced, at another time or place. */
  changed: ApplicationFacts &
    MoneyFacts & {
      before: OccasionFacts;
      after: OccasionFacts;
      /** When it begins; of an announcement that is moved, when that is. */
      beginsAt: Date;
      /** False where its member cannot leave with everything any more; missing in those from before it was stored. */
      mayLeave?: boolean;
    };
  /** An application, and once it was changed its newest change: on the day before it takes place. */
  dayBefore: ReminderFacts;
  dayBeforeChanged: ReminderFacts;
  /** A place in a line, all four: its seats are the member's until then; they went to the next; none came. */
  lineOffered: ApplicationFacts & { dueAt: Date; seats: number };
  lineLapsed: ApplicationFacts & { seats: number };
  lineEnded: ApplicationFacts & { seats: number };
  /** No more seats are kept for its group. */
  lineStoodBack: ApplicationFacts & { seats: number };
  /** A group, and a seat of it: everybody has accepted, somebody has declined or cancelled, or said nothing in time. */
  groupAccepted: ApplicationFacts & { people: number };
  groupSeatDeclined: ApplicationFacts & { name: string };
  groupSeatLeft: ApplicationFacts & { name: string };
  groupUnanswered: ApplicationFacts & { people: number };
  /** The first one of the seats. `isLate`: the time to accept them was over. */
  groupSeatsCancelled: ApplicationFacts & MoneyFacts & { people: number; isLate: boolean };
  /** An invoice, from here on. */
  invoiceIssued: InvoiceFacts & OccasionFacts;
  invoiceDueSoon: InvoiceFacts;
  invoiceOverdue: InvoiceFacts;
  /** `amount`: what it was over. */
  invoicePaid: InvoiceFacts;
  /** `amount`: what is still owed. */
  invoiceSeatsCancelled: InvoiceFacts & { people: number };
  /** An application that had a seat of a group. */
  groupSeatEnded: ApplicationFacts & { businessName: string };
  /** A recipient of what the office has written to the applicants. */
  mailing: { title: string; content: string; page: NoticePage };
  /** An application. The result itself is read on the portal alone. */
  resultOut: ApplicationFacts;
  /** An entry of the office's audit log: a photo can be returned more than once. */
  photoReturned: ApplicationFacts & { reason: string; dueAt: Date };
  /** An application. */
  photoMissing: ApplicationFacts & { dueAt: Date };
  /** A correction of an announced result. `hasExams`: exams hang on the course that was completed until now. */
  resultCorrected: ApplicationFacts & { hasExams: boolean };
  /** An objection. */
  objectionAnswered: ApplicationFacts;
  /** Papers of eligibility, both. */
  evidenceAccepted: { grade: 1 | 2 };
  evidenceReturned: { grade: 1 | 2; reason: string };
  /** An application for an exam whose papers are missing. */
  evidenceMissing: ApplicationFacts & { dueDay: string };
  /** A refused order of a cash receipt, for its payment or the fee of a certificate; the number is masked. */
  cashReceiptFailed: ApplicationFacts & MoneyFacts & { number: string };
  /** A certificate, from here on. */
  certificateAsked: MoneyFacts & { dueAt: Date };
  certificatePaid: MoneyFacts;
  /** Its request had expired, and goes on because the fee came in time. */
  certificateResumed: MoneyFacts;
  /** A fee for a request that had ended. */
  certificateFeeOwed: MoneyFacts;
  certificateExpired: Record<never, never>;
  certificateIssued: { grade: 1 | 2 };
  /** Both are empty where the number is not known. */
  certificateSent: { grade: 1 | 2; carrierName: string; trackingNumber: string };
  /** `amount`: the fee that goes back. */
  certificateRejected: MoneyFacts & { reason: string };
  certificateRevoked: { reason: string };
  /** A time during which a post is hidden, both. */
  postHidden: { title: string; page: NoticePage; reason: string };
  postRestored: { title: string; page: NoticePage };
  /** A member on the roster of hygiene education; a refusal of it. */
  rosterRegistered: { business: string };
  rosterRefused: { business: string; reason: string };
  /** An answer. */
  inquiryAnswered: { title: string; page: NoticePage };
  /** An entry of the office's audit log: an account can be suspended more than once. */
  accountSuspended: { reason: string };
  accountReinstated: Record<never, never>;
  /** An entry of the audit log of accounts, from here on. */
  passwordChanged: Record<never, never>;
  phoneChanged: Record<never, never>;
  /** In the words of whoever tells of it. */
  dataLeaked: { title: string; content: string; usefulUntil: Date };
  dormancyNear: { dormantFrom: Date };
  marketingConsent: { agreedAt: Date };
  /** A member's telling of a new version of a text, which is in force `from` a day. */
  textChanged: { text: VersionedText; textName: string; changes: string; asksConsent: boolean; from: Date };
  /** A request for a correction, from here on. The phone is masked. */
  phoneCorrectionAsked: { newPhone: string; decidableFrom: Date };
  /** `what`: `이름과 생년월일` or the like. */
  correctionDone: { what: string; isReissued: boolean; mayBeReissued: boolean };
  correctionRefused: { what: string; reason: string };
}

/** What members are told of. */
export type NoticeEvent = keyof NoticeValues;
