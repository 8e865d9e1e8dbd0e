import { sql, type RawBuilder } from 'kysely';
import type { OfferingKind } from '../../database/types/tables/manager.ts';

/** When it is over, of its row: a course of several days ends later than with its first one. */
export const FINISH: Record<OfferingKind, RawBuilder<Date>> = {
  // Nulls are passed by.
  education: sql<Date>`greatest(finish_at, ends_at)`,
  exam: sql<Date>`finish_at`,
};
