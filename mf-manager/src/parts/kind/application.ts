import type { CallEntity } from '@portal/shared/contract';
import type { CertificateDocument, getListBoxUserEdu, getMapUserEdu } from '@portal/shared/contract/manager';
import type { PaperApplication } from '@portal/shared/papers';
import type { OfferingSummary } from './offering.ts';

type Row = CallEntity<typeof getListBoxUserEdu>['list'][number];
type Detail = CallEntity<typeof getMapUserEdu>;

/** A member's application for a course or an exam, as lists show it. */
export interface Application extends OfferingSummary {
  applicationNo: number;
  status: Row['status'];
  statusName: string;
  allowedActions: Row['allowedActions'];
  applyDate: string;
  /** Until when to pay; null unless a payment is due. */
  payDueAt: string | null;
}

/** An application for an exam. */
export interface ExamApplication extends Application {
  year: number;
  rounds: number;
  /** The day results are announced, and the time of that day. */
  passDate: string;
  passTime: string;
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
  /** Where an online course is taken; empty until it is confirmed and has begun. */
  classUrl: string;
}
