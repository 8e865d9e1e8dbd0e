import type { CallEntity } from '@portal/shared/contract';
import type { Course, getMapEdu, RefundTerms, Region, ScoreRule } from '@portal/shared/contract/manager';
import type { OfferingStatus } from '@portal/shared/contract/statuses';
import type { PaperSubject } from '@portal/shared/papers';

/** Kind of an offering: a course or an exam. */
export type Kind = PaperSubject['kind'];

/** Common part of a course or exam, in lists, details and applications. */
export interface OfferingSummary extends PaperSubject {
  /** Number of the course or exam. */
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
  /** Day of the announcement of results; exams only. */
  passDate: string | null;
}

/** Additional properties of a detail page. */
export interface OfferingDetail extends Offering {
  /** Sanitised HTML. */
  content: string;
  files: CallEntity<typeof getMapEdu>['files'];
  contactPhone: string;
  /** Hall in which it is held; null if unknown. */
  hall: NonNullable<CallEntity<typeof getMapEdu>['hall']> | null;
  /** The branch that gives a course; null for a national one. */
  branch: { name: string; phone: string } | null;
  /** Server time of the response; undefined for an API of another release. */
  now: string | undefined;
  /** Version of the terms that an application would copy; undefined for an API of another release. */
  termsVersion: string | undefined;
  /** True if the completed courses allow the member to apply; null if that is not checked. */
  isEligible: boolean | null;
  /** Pass criteria of an exam; null if unknown. */
  scoreRule: ScoreRule | null;
  /** Applicants must submit evidence of eligibility. */
  asksEvidence: boolean;
}

/** Filters of a list of courses or exams; all are optional. */
export interface OfferingQuery {
  grade?: number;
  /** 1 classroom, 2 online; courses only. */
  eduType?: number;
  status?: OfferingStatus;
  region?: Region;
  /** `YYYY-MM`. */
  month?: string;
  keyword?: string;
  /** Rows per page; by default that of the API. */
  limit?: number;
}
