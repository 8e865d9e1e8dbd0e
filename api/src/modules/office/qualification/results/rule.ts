import type { ApplicationStatus } from '@portal/shared/contract';
import type { ScoreRule, ScoreSheet } from '@portal/shared/contract/manager';
import type { OfferingKind } from '@portal/shared/contract/office';
import type { CourseRow, ExamRow } from '../../../manager/offerings/store.ts';

/** What the results of a course or an exam follow from. */
export interface ResultBasis extends ScoreRule {
  kind: OfferingKind;
  /** Whether what was entered has been read by its applicants: another result is a correction, which takes two. */
  isAnnounced: boolean;
  /** Whether whoever enters results can correct one: a command on the server cannot. */
  mayCorrect: boolean;
  isCalledOff: boolean;
}

/** A course has no scores, and its results are told at once. */
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
 * Whether a result may be taken back until a first one is entered. Not once it is announced: one employee enters a
 * first one alone, and what two have corrected would be one's to decide.
 */
export const mayBeOpen = ({ isAnnounced }: Pick<ResultBasis, 'isAnnounced'>): boolean => !isAnnounced;

/** Said where it may not. */
export const NOT_OPEN_AGAIN = '발표한 결과는 합격, 불합격, 결시로만 정정할 수 있습니다.';

/** A result that is to become another one. */
export interface WantedCorrection {
  applicationNo: number;
  to: ApplicationStatus;
  scores: ScoreSheet | null;
  basis: Pick<ResultBasis, 'isAnnounced'>;
  reason: string;
}
