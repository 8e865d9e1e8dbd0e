import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '../../clock/durations.ts';
import type { OfferingKind } from '../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from './offeringKind.ts';

/** What nobody has entered for so long is not asked for any more. */
const ASKED_FOR_MS = 365 * DAY_MS;

/** Applicants without a result: who sat an exam has one once it says whether they passed. */
const WITHOUT_RESULT: Record<OfferingKind, RawBuilder<unknown>> = {
  education: sql`application.status = 'CONFIRMED'`,
  exam: sql`application.status in ('CONFIRMED', 'SAT')`,
};

const isOver: Record<OfferingKind, (now: Date) => RawBuilder<unknown>> = {
  education: (now) => sql`(over.ends_at is null or over.ends_at <= ${now})`,
  exam: () => sql`true`,
};

/**
 * Whether a course or an exam, which the statement calls `offering`, is over and an applicant has no result yet. Those
 * of the last year are found by the index of when they were over, and their applicants, as of an array, by that of the
 * course or exam: a join would read all applications there have ever been.
 */
export function awaitsResults(kind: OfferingKind, now: Date): RawBuilder<boolean> {
  const { table, key } = OFFERING_KINDS[kind];
  return sql<boolean>`
    ${sql.ref(`offering.${key}`)} in (
      select ${sql.ref(`application.${key}`)} from application
      where ${WITHOUT_RESULT[kind]} and ${sql.ref(`application.${key}`)} = any(array(
        select ${sql.ref(`over.${key}`)} from ${sql.table(table)} as over
        where over.finish_at <= ${now} and over.finish_at > ${new Date(now.getTime() - ASKED_FOR_MS)}
          and ${isOver[kind](now)} and not over.called_off and not over.is_draft
      ))
    )`;
}
