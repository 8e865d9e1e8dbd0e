import type { CallEntity } from '@portal/shared/contract';
import type {
  CertificateDocument,
  getListBoxUserEdu,
  getListBoxUserExam,
  getMapUserEdu,
  getMapUserExam,
} from '@portal/shared/contract/manager';
import type { PaperApplication } from '@portal/shared/papers';
import type { OfferingSummary } from './offering.ts';

type Row = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];
type Detail = CallEntity<typeof getMapUserEdu>;
type ExamDetail = CallEntity<typeof getMapUserExam>;

/** The announced scores. */
type ScoreSheet = NonNullable<CallEntity<typeof getListBoxUserExam>['list'][number]['scoreSheet']>;

/** The photo of an exam's applicant: whether it is there, until when one can be given, why the last was returned. */
export type Photo = NonNullable<ExamRow['photo']>;
/** The newest change of its day, hours or place; `Change` of an earlier one. */
export type NewestChange = NonNullable<Row['change']>;
export type Change = NonNullable<Detail['pastChanges']>[number];

/** A member's application for a course or an exam, as lists show it. */
export interface Application extends OfferingSummary {
  applicationNo: number;
  status: Row['status'];
  statusName: string;
  allowedActions: Row['allowedActions'];
  applyDate: string;
  /** Until when to pay; null unless a payment is due. */
  payDueAt: string | null;
  /** Null for a course, and where the API of another day says nothing of it. */
  photo: Photo | null;
  /** Another day, hour or place than the member knew; null where nothing changed. */
  change: NewestChange | null;
  /** Whose seat it is, where an employer has reserved and paid it; null of what the member has applied for. */
  group: NonNullable<Row['group']> | null;
}

/** An application for an exam. */
export interface ExamApplication extends Application {
  year: number;
  rounds: number;
  /** The day results are announced, and the time of that day. */
  passDate: string;
  passTime: string;
  scoreSheet: ScoreSheet | null;
}

export type Payment = NonNullable<Detail['payment']>;
export type Refund = NonNullable<Detail['refund']>;
export type RefundQuote = NonNullable<Detail['refundQuote']>;

/** One application with its money and the terms of refund in force when it was made. */
export interface ApplicationDetail extends Application, PaperApplication {
  payment: Payment | null;
  refund: Refund | null;
  /** Won that wait for an account of the member's; 0 when none do. */
  amountAwaitingAccount: number;
  /** Accounts that the association named for refunds, while the member can deny them. */
  namedAccounts: Detail['namedAccounts'];
  /** What cancelling now refunds; null when it cannot be cancelled. */
  refundQuote: RefundQuote | null;
  /** The valid certificate for this exam; null while there is none. */
  certificate: CertificateDocument | null;
  /** The lessons of a course in a classroom, and whether the member was there. */
  attendance: NonNullable<Detail['attendance']>;
  /** Where an online course is taken; empty until it is confirmed and has begun. */
  classUrl: string;
  pastChanges: readonly Change[];
  /** The announced scores of an exam; null where there are none. */
  scoreSheet: ScoreSheet | null;
  /** Corrections of the announced result, oldest first. */
  corrections: NonNullable<Detail['corrections']>;
  /** The newest objection to the result of an exam, and until when one can be made. */
  objection: NonNullable<ExamDetail['objection']> | null;
  objectUntil: string | null;
  /** The papers that its exam asks for; null where it asks for none. */
  evidence: NonNullable<ExamDetail['evidence']> | null;
}
