import { sql, type Kysely } from 'kysely';

/** Origins of the articles of the association's former system. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported_article (
      article_no bigint primary key references article,
      batch_no bigint not null references import_batch,
      kind text not null,
      number text not null,
      row_hash bytea not null,
      constraint imported_article_once unique (kind, number)
    )`.execute(db);
  await sql`create index imported_article_batch on imported_article (batch_no, article_no)`.execute(db);
}
