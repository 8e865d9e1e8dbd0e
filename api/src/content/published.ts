import { sql, type RawBuilder } from 'kysely';

/** The condition that the public may read a row now: of what the office writes, in a query over its table alone. */
export const isPublished = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(published_at <= ${now} and withdrawn_at is null and (published_until is null or published_until > ${now}))`;

/**
 * The condition that a row is not withdrawn and yet not to be read now: its time has not come, or is over. What these
 * rows are too many in `list_size`.
 */
export const isOutOfTime = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(withdrawn_at is null and (published_at > ${now} or published_until <= ${now}))`;
