import { sql, type Kysely } from 'kysely';

/** What the office has stored without publishing it; what is there already has been published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, key] of [
    ['education', 'education_no'],
    ['examination', 'examination_no'],
  ] as const) {
    await addDraft(db, table);
    await sql`create index ${sql.raw(`${table}_draft`)} on ${sql.table(table)} (${sql.ref(key)}) where is_draft`.execute(
      db,
    );
  }
  for (const table of ['article', 'exam_notice', 'faq']) {
    // Stored as withdrawn, so that nothing that reads what is published ever meets one.
    await addDraft(db, table);
    // Of a draft: nobody has said when it begins, so that it begins when it is published.
    await sql`
      alter table ${sql.table(table)} add column begins_when_published boolean not null default false`.execute(db);
  }
}

const addDraft = (db: Kysely<unknown>, table: string) =>
  sql`alter table ${sql.table(table)} add column is_draft boolean not null default false`.execute(db);
