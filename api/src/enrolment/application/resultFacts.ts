import { sql } from 'kysely';
import type { ScoreSheet } from '@portal/shared/contract/manager';

/** What an application has beside its result, of the row of `application`. */

/** The scores with the rule that they were judged by; null where it has none. */
export const scoreSheetOf = (application: string) => sql<ScoreSheet | null>`(
  select jsonb_build_object('scores', scores, 'passMean', pass_mean, 'mean', mean) from exam_score
  where exam_score.application_no = ${sql.ref(`${application}.application_no`)}
)`;

/** When the announced result was corrected last. */
export const correctedAt = sql<Date | null>`(
  select max(decided_at) from result_correction
  where result_correction.application_no = application.application_no
    and result_correction.status = 'DONE' and result_correction.is_announced
)`;

/** When the newest objection to the result was raised. */
export const objectedAt = sql<Date | null>`(
  select max(raised_at) from result_objection
  where result_objection.application_no = application.application_no
)`;
