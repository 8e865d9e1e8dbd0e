import { sql, type Kysely } from 'kysely';

/**
 * A course or an exam is looked for by the second line of its place too: the hall, the floor, the branch. Only the
 * indexes change, each under its name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await searchBy(db, 'education', 'title');
  await searchBy(db, 'examination', 'examination_name');
}

async function searchBy(db: Kysely<unknown>, table: string, title: string) {
  const index = sql.raw(`${table}_search`);
  await sql`drop index ${index}`.execute(db);
  await sql`
    create index ${index} on ${sql.table(table)}
    using gin (letter_pairs(${sql.ref(title)} || ' ' || address || ' ' || address2))`.execute(db);
}
