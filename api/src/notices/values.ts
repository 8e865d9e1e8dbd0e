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
}

interface MoneyFacts {
  /** Won. */
  amount: number;
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
  /** An application. */
  expired: ApplicationFacts;
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
  /** An application. The result itself is read on the portal alone. */
  resultOut: ApplicationFacts;
  /** A certificate, from here on. */
  certificateAsked: MoneyFacts & { dueAt: Date };
  certificatePaid: MoneyFacts;
  /** Its request had expired, and goes on because the fee came in time. */
  certificateResumed: MoneyFacts;
  /** A fee for a request that had ended. */
  certificateFeeOwed: MoneyFacts;
  certificateExpired: Record<never, never>;
  certificateIssued: { grade: 1 | 2 };
  certificateSent: { grade: 1 | 2 };
  /** `amount`: the fee that goes back. */
  certificateRejected: MoneyFacts & { reason: string };
  certificateRevoked: { reason: string };
  /** A time during which a post is hidden, both. */
  postHidden: { title: string; page: NoticePage; reason: string };
  postRestored: { title: string; page: NoticePage };
  /** An entry of the office's audit log: an account can be suspended more than once. */
  accountSuspended: { reason: string };
  accountReinstated: Record<never, never>;
  /** An entry of the audit log of accounts, from here on. */
  passwordChanged: Record<never, never>;
  phoneChanged: Record<never, never>;
  dormancyNear: { dormantFrom: Date };
  marketingConsent: { agreedAt: Date };
}

/** What members are told of. */
export type NoticeEvent = keyof NoticeValues;
