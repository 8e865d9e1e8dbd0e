import { sql } from 'kysely';
import type { ScoreSheet } from '@portal/shared/contract/manager';

/** SQL facts about an application besides its result, over a row of `application`. */

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
