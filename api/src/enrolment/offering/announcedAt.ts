import { sql } from 'kysely';

/**
 * SQL announcement of results, over an application joined with its exam. A postponement seals them longer. An earlier
 * date applies only once the member was notified; until then the date of the terms does.
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
