import { sql, type Kysely } from 'kysely';

/** What the portal's search finds by title, in addition to what 0014 made for the searches of single lists. */
const SEARCHED_TABLES = ['article', 'exam_notice', 'food_news'];

/** Titles are compared without their spaces: 위생 교육 and 위생교육 are the same to whoever types it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function without_spaces(searched text) returns text language sql immutable strict as $$
      select translate(searched, E' \\t\\n\\r\\u00A0', '')
    $$`.execute(db);
  for (const table of SEARCHED_TABLES)
    await sql`create index ${sql.ref(`${table}_title_search`)} on ${sql.table(table)}
      using gin (letter_pairs(without_spaces(title)))`.execute(db);
}
