import type { ApplicationStatus } from '@portal/shared/contract';
import type { ScoreRule, ScoreSheet } from '@portal/shared/contract/manager';
import type { OfferingKind } from '@portal/shared/contract/office';
import type { CourseRow, ExamRow } from '../../../manager/offerings/store.ts';

/** Basis of the results of a course or exam. */
export interface ResultBasis extends ScoreRule {
  kind: OfferingKind;
  /** True if applicants have seen the results: a change is then a correction and needs two employees. */
  isAnnounced: boolean;
  /** True if the caller can correct results; false for a command on the server. */
  mayCorrect: boolean;
  isCalledOff: boolean;
}

/** A course has no scores, and its results are announced at once. */
export const basisOf = (offering: CourseRow | ExamRow, now: Date, { mayCorrect = true } = {}): ResultBasis =>
  'subjects' in offering
    ? {
        kind: 'exam',
        subjects: offering.subjects,
        passMean: offering.pass_mean,
        isAnnounced: offering.announced_at <= now,
        mayCorrect,
        isCalledOff: offering.called_off,
      }
    : {
        kind: 'education',
        subjects: [],
        passMean: 0,
        isAnnounced: true,
        mayCorrect,
        isCalledOff: offering.called_off,
      };

/**
 * True if a result may be reset until a first one is entered. False after the announcement: a single employee enters
 * first results, and could then decide alone what two have corrected.
 */
export const mayBeOpen = ({ isAnnounced }: Pick<ResultBasis, 'isAnnounced'>): boolean => !isAnnounced;

/** Message if it may not. */
export const NOT_OPEN_AGAIN = '발표한 결과는 합격, 불합격, 결시로만 정정할 수 있습니다.';

/** A requested correction of a result. */
export interface WantedCorrection {
  applicationNo: number;
  to: ApplicationStatus;
  scores: ScoreSheet | null;
  basis: Pick<ResultBasis, 'isAnnounced'>;
  reason: string;
}
