import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '../../clock/durations.ts';

/** What nobody has entered for so long is not asked for any more. */
const ASKED_FOR_MS = 365 * DAY_MS;

/**
 * Whether a course, which the statement calls `offering`, is over and an applicant has no result yet. The courses of
 * the last year are found by the index of when they were over, and their applicants, as of an array, by that of the
 * course: a join would read all applications there have ever been.
 */
export const courseAwaitsResults = (now: Date): RawBuilder<boolean> => sql<boolean>`
  offering.education_no in (
    select application.education_no from application
    where application.status = 'CONFIRMED' and application.education_no = any(array(
      select over.education_no from education as over
      where over.finish_at <= ${now} and over.finish_at > ${new Date(now.getTime() - ASKED_FOR_MS)}
        and (over.ends_at is null or over.ends_at <= ${now}) and not over.called_off and not over.is_draft
    ))
  )`;
