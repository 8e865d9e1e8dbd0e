import { sql } from 'kysely';
import { AGGREGATES } from '../../../aggregates/index.ts';
import type { Queries } from '../../../database/types/tables.ts';

/** Returns true if a member submitted the file with a case; employees then read it only through that case's call. */
export async function isHandedIn(db: Queries, path: string): Promise<boolean> {
  const columns = AGGREGATES.flatMap(({ files }) => files).filter((file) => file.isHandedIn);
  const places = columns.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${path})`,
  );
  const { rows } = await sql<{ handed_in: boolean }>`select ${sql.join(places, sql` or `)} as handed_in`.execute(db);
  return rows[0]?.handed_in === true;
}
