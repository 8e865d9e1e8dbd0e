import { sql } from 'kysely';

/**
 * When results are announced, of an application joined with its exam. Putting an exam off seals them longer; bringing
 * it forward does not open them before the date of the terms.
 */
export const announcedAtOf = (application: string, examination: string) => {
  const terms = sql.ref(`${application}.terms`);
  return sql<Date | null>`greatest(
    ${sql.ref(`${examination}.announced_at`)},
    ((${terms} ->> 'passDate') || 'T' || (${terms} ->> 'passTime') || ':00+09:00')::timestamptz
  )`;
};

export const announcedAt = announcedAtOf('application', 'examination');
