import type { CallEntity } from '@portal/shared/contract';
import type { Course, getMapEdu, RefundTerms, Region, ScoreRule } from '@portal/shared/contract/manager';
import type { OfferingStatus } from '@portal/shared/contract/statuses';
import type { PaperSubject } from '@portal/shared/papers';

/** What members apply for: a course or an exam. */
export type Kind = PaperSubject['kind'];

/** What a course or an exam is, in a list, by itself and in an application for it. */
export interface OfferingSummary extends PaperSubject {
  /** The number of the course or of the exam. */
  offeringNo: number;
  /** `2026년 제4회`; exams only. */
  round: string | null;
  /** Won; 0 is free. */
  price: number;
}

/** A course or an exam that can be applied for. */
export interface Offering extends OfferingSummary {
  capacity: number;
  seatsLeft: number;
  applyStartDate: string;
  applyEndDate: string;
  status: Course['status'];
  statusName: string;
  allowedActions: Course['allowedActions'];
  terms: RefundTerms;
  /** The day results are announced; exams only. */
  passDate: string | null;
}

/** What a detail page shows in addition. */
export interface OfferingDetail extends Offering {
  /** Safe HTML. */
  content: string;
  files: CallEntity<typeof getMapEdu>['files'];
  contactPhone: string;
  /** The server's time when it answered; an API of another day does not say it. */
  now: string | undefined;
  /** Names what an application would copy; an API of another day does not say it. */
  termsVersion: string | undefined;
  /** Whether the member may apply as far as completed courses go; null where that is not asked. */
  isEligible: boolean | null;
  /** What passes an exam by its scores; null where that is not told. */
  scoreRule: ScoreRule | null;
  /** Whether applicants show their eligibility by papers. */
  asksEvidence: boolean;
}

/** What narrows a list of courses or exams; what is left out narrows nothing. */
export interface OfferingQuery {
  grade?: number;
  /** 1 classroom, 2 online; courses only. */
  eduType?: number;
  status?: OfferingStatus;
  region?: Region;
  /** `YYYY-MM`. */
  month?: string;
  keyword?: string;
  /** Rows of one page; the API's own number where it is left out. */
  limit?: number;
}
