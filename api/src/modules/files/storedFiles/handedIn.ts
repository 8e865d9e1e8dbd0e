import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';

/** Returns true if a member submitted the file with a case; employees then read it only through that case's call. */
export async function isHandedIn(db: Queries, path: string): Promise<boolean> {
  const { rows } = await sql<{ handed_in: boolean }>`
    select exists (select from result_objection where path = ${path})
      or exists (select from correction where document_path = ${path})
      or exists (select from eligibility_file where path = ${path}) as handed_in`.execute(db);
  return rows[0]?.handed_in === true;
}
