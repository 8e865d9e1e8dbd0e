import type { CallEntity } from '@portal/shared/contract';
import type {
  CertificateDocument,
  getListBoxUserEdu,
  getListBoxUserExam,
  getMapUserEdu,
  getMapUserExam,
} from '@portal/shared/contract/manager';
import type { PaperApplication } from '@portal/shared/papers';
import type { OfferingDetail, OfferingSummary } from './offering.ts';

type Row = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];
type Detail = CallEntity<typeof getMapUserEdu>;
type ExamDetail = CallEntity<typeof getMapUserExam>;

/** Announced scores. */
type ScoreSheet = NonNullable<CallEntity<typeof getListBoxUserExam>['list'][number]['scoreSheet']>;

/** Photo of an exam's applicant: its state, the deadline for one, and the reason of a return. */
export type Photo = NonNullable<ExamRow['photo']>;
/** State of the documents that an exam requires, and the last day on which they are checked in time. */
export type Evidence = NonNullable<ExamRow['evidence']>;
/** Newest change of its day, time or place; `Change` is an earlier one. */
export type NewestChange = NonNullable<Row['change']>;
export type Change = NonNullable<Detail['pastChanges']>[number];

/** A member's application for a course or exam, as listed. */
export interface Application extends OfferingSummary {
  applicationNo: number;
  status: Row['status'];
  statusName: string;
  allowedActions: Row['allowedActions'];
  applyDate: string;
  /** Payment deadline; null unless a payment is due. */
  payDueAt: string | null;
  /** Null for a course, and for an API of another release without photos. */
  photo: Photo | null;
  /** Documents that its exam requires; null if it requires none, and for an API of another release without them. */
  evidence: Evidence | null;
  /** A change that affects the member; null without one. */
  change: NewestChange | null;
  /** Employer who has reserved and paid the seat; null for the member's own application. */
  group: NonNullable<Row['group']> | null;
}

/** An application for an exam. */
export interface ExamApplication extends Application {
  year: number;
  rounds: number;
  /** Day and time of the announcement of results. */
  passDate: string;
  passTime: string;
  scoreSheet: ScoreSheet | null;
}

export type Payment = NonNullable<Detail['payment']>;
export type Refund = NonNullable<Detail['refund']>;
export type RefundQuote = NonNullable<Detail['refundQuote']>;

/** An application with its payments, and the refund terms in force when it was made. */
export interface ApplicationDetail extends Application, PaperApplication {
  payment: Payment | null;
  refund: Refund | null;
  /** Won that await an account of the member; 0 if none do. */
  amountAwaitingAccount: number;
  /** Accounts that the association has named for refunds, while the member can deny them. */
  namedAccounts: Detail['namedAccounts'];
  /** Refund if cancelled now; null if it cannot be cancelled. */
  refundQuote: RefundQuote | null;
  /** Valid certificate for this exam; null without one. */
  certificate: CertificateDocument | null;
  hall: OfferingDetail['hall'];
  /** Lessons of a classroom course, and the member's attendance. */
  attendance: NonNullable<Detail['attendance']>;
  /** URL of an online course; empty until it is confirmed and has begun. */
  classUrl: string;
  pastChanges: readonly Change[];
  /** Announced scores of an exam; null without scores. */
  scoreSheet: ScoreSheet | null;
  /** Corrections of the announced result, oldest first. */
  corrections: NonNullable<Detail['corrections']>;
  /** Newest objection to the result of an exam, and the deadline for one. */
  objection: NonNullable<ExamDetail['objection']> | null;
  objectUntil: string | null;
}
