import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table article (
      article_no bigint generated always as identity primary key,
      kind text not null check (kind in ('asctn', 'notice', 'data')),
      category text check (category in ('hygn')),
      is_top boolean not null default false,
      title text not null,
      summary text not null,
      content text not null,
      plain_text text not null,
      writer text not null,
      image_path text not null default '',
      view_cnt integer not null default 0,
      download_cnt integer not null default 0,
      published_at timestamptz not null
    )`.execute(db);
  await sql`create index article_list on article (kind, is_top desc, published_at desc, article_no desc)`.execute(db);
  await sql`create index article_category on article (kind, category, is_top desc, published_at desc, article_no desc)
    where category is not null`.execute(db);

  await sql`
    create table article_file (
      article_file_no bigint generated always as identity primary key,
      article_no bigint not null references article on delete cascade,
      path text not null,
      file_name text not null,
      size integer not null check (size >= 0)
    )`.execute(db);
  await sql`create index article_file_of on article_file (article_no)`.execute(db);

  await sql`
    create table food_news (
      news_no bigint generated always as identity primary key,
      source_key text not null unique,
      title text not null,
      summary text not null,
      source text not null,
      url text not null,
      image_path text not null default '',
      published_at timestamptz not null,
      fetched_at timestamptz not null
    )`.execute(db);
  await sql`create index food_news_list on food_news (published_at desc, news_no desc)`.execute(db);
}
