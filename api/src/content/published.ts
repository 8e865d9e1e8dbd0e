import { sql, type RawBuilder } from 'kysely';

/** Condition that the public may read a row of the office's content now, for a query on its table alone. */
export const isPublished = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(published_at <= ${now} and withdrawn_at is null and (published_until is null or published_until > ${now}))`;

/**
 * Condition for rows that are not withdrawn but unreadable now, because their time has not come or is over. `list_size`
 * counts these rows too.
 */
export const isOutOfTime = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(withdrawn_at is null and (published_at > ${now} or published_until <= ${now}))`;
