import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE article (
      article_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('asctn', 'notice', 'data')),
      category text CHECK (category IN ('hygn')),
      is_top boolean NOT NULL DEFAULT false,
      title text NOT NULL,
      summary text NOT NULL,
      content text NOT NULL,
      plain_text text NOT NULL,
      writer text NOT NULL,
      image_path text NOT NULL DEFAULT '',
      view_cnt integer NOT NULL DEFAULT 0,
      download_cnt integer NOT NULL DEFAULT 0,
      published_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX article_list ON article (kind, is_top DESC, published_at DESC, article_no DESC)`.execute(db);
  await sql`CREATE INDEX article_category ON article (kind, category, is_top DESC, published_at DESC, article_no DESC)
    WHERE category IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE article_file (
      article_file_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      article_no bigint NOT NULL REFERENCES article ON DELETE CASCADE,
      path text NOT NULL,
      file_name text NOT NULL,
      size integer NOT NULL CHECK (size >= 0)
    )`.execute(db);
  await sql`CREATE INDEX article_file_of ON article_file (article_no)`.execute(db);

  await sql`
    CREATE TABLE food_news (
      news_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      source_key text NOT NULL UNIQUE,
      title text NOT NULL,
      summary text NOT NULL,
      source text NOT NULL,
      url text NOT NULL,
      image_path text NOT NULL DEFAULT '',
      published_at timestamptz NOT NULL,
      fetched_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX food_news_list ON food_news (published_at DESC, news_no DESC)`.execute(db);
}
