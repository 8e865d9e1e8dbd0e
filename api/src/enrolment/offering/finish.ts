import { sql, type RawBuilder } from 'kysely';
import type { OfferingKind } from '../../database/types/tables/manager.ts';

/** SQL end of a row: a course of several days ends later than its first one. */
export const FINISH: Record<OfferingKind, RawBuilder<Date>> = {
  // Nulls are ignored.
  education: sql<Date>`greatest(finish_at, ends_at)`,
  exam: sql<Date>`finish_at`,
};
