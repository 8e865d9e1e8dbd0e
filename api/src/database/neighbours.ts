import { sql, type SelectQueryBuilder } from 'kysely';
import type { Queries } from './types/tables.ts';

/** A row for previous/next links: number, title and time of publication. */
interface Publication {
  no: number;
  title: string;
  at: Date;
}

/**
 * The rows published just before and just after one, each as the contract's `{ no, title }`, or null. The query selects
 * the candidates, with columns named `no`, `title` and `at`.
 */
export async function findNeighbours<Tables, Table extends keyof Tables>(
  db: Queries,
  query: SelectQueryBuilder<Tables, Table, Publication>,
  { no, at }: Omit<Publication, 'title'>,
) {
  const nearest = async (side: '<' | '>', direction: 'asc' | 'desc') => {
    const { rows } = await sql<{ no: number; title: string }>`
      select no, title from (${query}) as publication
      where (at, no) ${sql.raw(side)} (${at}::timestamptz, ${no}::bigint)
      order by at ${sql.raw(direction)}, no ${sql.raw(direction)} limit 1`.execute(db);
    return rows[0] ?? null;
  };
  return { previous: await nearest('<', 'desc'), next: await nearest('>', 'asc') };
}
