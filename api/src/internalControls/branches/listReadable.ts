import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import { ROW_KEYS, type RowTable } from '../../pipeline/openCalls.ts';

/**
 * Returns those of the numbers whose rows a query may read. A query that locks rows is not confined to a branch: where
 * a file or a scanned code names the rows, it locks these alone.
 */
export async function listReadable(db: Queries, table: RowTable, numbers: readonly number[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const key = sql.ref(ROW_KEYS[table]);
  const { rows } = await sql<{ no: number }>`
    select ${key} as no from ${sql.table(table)} where ${key} = any(${[...numbers]}::bigint[])`.execute(db);
  return rows.map(({ no }) => no);
}
