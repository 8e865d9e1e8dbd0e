import { sql, type Kysely } from 'kysely';

/**
 * Origins of the articles of the association's former system. The board is also the article's, and identifies the row
 * of a file with the number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported_article (
      article_no bigint primary key references article,
      batch_no bigint not null references import_batch,
      kind text not null,
      number text not null,
      row_hash bytea not null,
      constraint imported_article_board check (kind in ('notice', 'asctn', 'data')),
      constraint imported_article_once unique (kind, number)
    )`.execute(db);
  // By which a batch is undone.
  await sql`create index imported_article_batch on imported_article (batch_no, article_no)`.execute(db);
}
