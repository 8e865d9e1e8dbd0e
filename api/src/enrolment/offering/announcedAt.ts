import { sql } from 'kysely';

/**
 * When results are announced, of an application joined with its exam. Putting it off seals them longer; bringing it
 * forward opens them only once its member was notified, else at the date of the terms.
 */
export const announcedAtOf = (application: string, examination: string) => {
  const [terms, changedTo] = [sql.ref(`${application}.terms`), sql.ref(`${application}.changed_to`)];
  const known = (name: 'passDate' | 'passTime') =>
    sql`coalesce(${changedTo} ->> ${sql.lit(name)}, ${terms} ->> ${sql.lit(name)})`;
  return sql<Date | null>`greatest(
    ${sql.ref(`${examination}.announced_at`)},
    (${known('passDate')} || 'T' || ${known('passTime')} || ':00+09:00')::timestamptz
  )`;
};

export const announcedAt = announcedAtOf('application', 'examination');
