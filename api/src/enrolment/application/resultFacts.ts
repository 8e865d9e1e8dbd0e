import { sql } from 'kysely';
import { OBJECTION_DAYS, type ScoreSheet } from '@portal/shared/contract/manager';
import { addDays, endOfSeoulDay, seoulDay } from '@portal/shared/time';
import type { ApplicationRow } from './store.ts';

/** SQL facts about an application besides its result, over a row of `application`, and what follows from them. */

/** Scores with the rule that they were judged by; null if none. */
export const scoreSheetOf = (application: string) => sql<ScoreSheet | null>`(
  select jsonb_build_object('scores', scores, 'passMean', pass_mean, 'mean', mean) from exam_score
  where exam_score.application_no = ${sql.ref(`${application}.application_no`)}
)`;

/** Time of the latest correction of the announced result. */
export const correctedAt = sql<Date | null>`(
  select max(decided_at) from result_correction
  where result_correction.application_no = application.application_no
    and result_correction.status = 'DONE' and result_correction.is_announced
)`;

/** Time of the newest objection to the result. */
export const objectedAt = sql<Date | null>`(
  select max(raised_at) from result_objection
  where result_objection.application_no = application.application_no
)`;

type Announced = Pick<ApplicationRow, 'kind' | 'status' | 'announced_at' | 'corrected_at' | 'objected_at'>;

/** Results of applicants who attended, or were entered as absent. */
const OBJECTIONABLE: readonly ApplicationRow['status'][] = ['PASSED', 'FAILED', 'ABSENT'];

/**
 * Deadline for objecting to a result: the end of the seventh day after its announcement, or after its last correction,
 * which is a new result. Null if there is nothing to object to now, or an objection was raised already.
 */
export function objectUntil(
  { kind, status, announced_at, corrected_at, objected_at }: Announced,
  now: Date,
): Date | null {
  if (kind !== 'exam' || !OBJECTIONABLE.includes(status) || announced_at === null || announced_at > now) return null;
  const since = corrected_at !== null && corrected_at > announced_at ? corrected_at : announced_at;
  if (objected_at !== null && objected_at >= since) return null;
  const until = endOfSeoulDay(addDays(seoulDay(since), OBJECTION_DAYS));
  return until > now ? until : null;
}
