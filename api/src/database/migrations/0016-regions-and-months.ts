import { sql, type Kysely } from 'kysely';

/** Courses and exams are listed by the region and the month in which they are held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The region as people call it, by how an address begins: 서울특별시, 서울시 and 서울 are 서울, 충청북도 and 충북 are 충북.
  // Two letters of any other text, which are no region.
  await sql`
    create function region_of(address text) returns text language sql immutable strict as $$
      select regexp_replace(left(ltrim(address), 4), '^(충|전|경)[청라상](북|남).*$|^(..).*$', '\\1\\2\\3')
    $$`.execute(db);
  for (const table of ['education', 'examination']) {
    await sql`
      create index ${sql.raw(`${table}_region`)} on ${sql.table(table)} (region_of(address), held_at)`.execute(db);
    await sql`create index ${sql.raw(`${table}_held`)} on ${sql.table(table)} (held_at)`.execute(db);
  }
}
