import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '../../clock/durations.ts';
import type { OfferingKind } from '../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from './offeringKind.ts';

/** Results missing for longer than this are no longer requested. */
const ASKED_FOR_MS = 365 * DAY_MS;

/** Applicants without a result; an exam's is complete only with pass or fail. */
const WITHOUT_RESULT: Record<OfferingKind, RawBuilder<unknown>> = {
  education: sql`application.status = 'CONFIRMED'`,
  exam: sql`application.status in ('CONFIRMED', 'SAT')`,
};

const isOver: Record<OfferingKind, (now: Date) => RawBuilder<unknown>> = {
  education: (now) => sql`(over.ends_at is null or over.ends_at <= ${now})`,
  exam: () => sql`true`,
};

/**
 * SQL condition: the course or exam `offering` is over and an applicant has no result yet. Those of the last year are
 * found by the index on their end, and their applicants, via an array, by the index on the course or exam: a join would
 * read all applications ever made.
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
