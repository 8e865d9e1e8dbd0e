import { sql, type Kysely } from 'kysely';

/**
 * A month of the calendar is read through an index for each of its events. When something is held and when applying
 * ends have theirs (0009, 0016), and so has the publication of a notice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['education', 'examination'])
    await sql`
      create index ${sql.raw(`${table}_apply_start`)} on ${sql.table(table)} (apply_start_at)`.execute(db);
  await sql`create index examination_announced on examination (announced_at)`.execute(db);
}
