import { sql, type Kysely } from 'kysely';

/** Articles, which the office writes, their files, news of the trade, and questions with their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeArticles(db);
  await makeFoodNews(db);
  await makeFaq(db);
}

async function makeArticles(db: Kysely<unknown>) {
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
      -- When the public may read it.
      published_at timestamptz not null,
      published_until timestamptz,
      withdrawn_at timestamptz,
      version integer not null default 1,
      written_by bigint references member,
      changed_by bigint references member,
      changed_at timestamptz,
      constraint article_period check (published_until > published_at)
    )`.execute(db);
  // The public's indexes have nothing that was withdrawn; the office's have everything. An end of the period outside of
  // the index would mean to read each row that a page passes over.
  await sql`
    create index article_list on article (kind, is_top desc, published_at desc, article_no desc)
    include (published_until) where withdrawn_at is null`.execute(db);
  await sql`
    create index article_category on article (kind, category, is_top desc, published_at desc, article_no desc)
    include (published_until) where category is not null and withdrawn_at is null`.execute(db);
  await sql`
    create index article_neighbours on article (kind, published_at, article_no) where withdrawn_at is null`.execute(db);
  await sql`
    create index article_until on article (kind, published_until)
    where published_until is not null and withdrawn_at is null`.execute(db);
  await sql`create index article_office on article (kind, published_at desc, article_no desc)`.execute(db);
  await sql`
    create index article_withdrawn on article (kind, published_at desc, article_no desc)
    where withdrawn_at is not null`.execute(db);
  await sql`create index article_search on article using gin (letter_pairs(title || ' ' || plain_text))`.execute(db);
  await sql`create index article_title_search on article using gin (letter_pairs(without_spaces(title)))`.execute(db);

  await sql`
    create trigger article_insert after insert on article referencing new table as changed
    for each statement execute function keep_list_size()`.execute(db);
  await sql`
    create trigger article_delete after delete on article referencing old table as changed
    for each statement execute function keep_list_size()`.execute(db);
  await sql`
    create trigger article_move after update of kind, category, withdrawn_at on article for each row
    when ((old.kind, old.category, old.withdrawn_at is null) is distinct from
      (new.kind, new.category, new.withdrawn_at is null))
    execute function move_listed()`.execute(db);

  await sql`
    create table article_file (
      article_file_no bigint generated always as identity primary key,
      article_no bigint not null references article on delete cascade,
      path text not null,
      file_name text not null,
      size integer not null check (size >= 0)
    )`.execute(db);
  await sql`create index article_file_of on article_file (article_no)`.execute(db);
}

async function makeFoodNews(db: Kysely<unknown>) {
  await sql`
    create table food_news (
      news_no bigint generated always as identity primary key,
      source_key text not null unique,
      title text not null,
      summary text not null,
      source text not null,
      url text not null,
      image_path text not null default '',
      -- The text that stands on this site, as safe HTML; empty where only the publisher has it.
      content text not null default '',
      published_at timestamptz not null,
      fetched_at timestamptz not null
    )`.execute(db);
  await sql`create index food_news_list on food_news (published_at desc, news_no desc)`.execute(db);
  await sql`create index food_news_search on food_news using gin (letter_pairs(title || ' ' || summary))`.execute(db);
  await sql`create index food_news_title_search on food_news using gin (letter_pairs(without_spaces(title)))`.execute(
    db,
  );

  await sql`
    create trigger food_news_insert after insert on food_news referencing new table as changed
    for each statement execute function keep_list_size()`.execute(db);
  await sql`
    create trigger food_news_delete after delete on food_news referencing old table as changed
    for each statement execute function keep_list_size()`.execute(db);
}

async function makeFaq(db: Kysely<unknown>) {
  await sql`
    create table faq (
      faq_no bigint generated always as identity primary key,
      subject text not null check (subject in ('edu', 'exam', 'refund', 'member')),
      sort_order integer not null,
      question text not null,
      answer text not null,
      published_at timestamptz not null,
      published_until timestamptz,
      withdrawn_at timestamptz,
      version integer not null default 1,
      written_by bigint references member,
      changed_by bigint references member,
      changed_at timestamptz,
      constraint faq_period check (published_until > published_at)
    )`.execute(db);
  await sql`create index faq_list on faq (sort_order, faq_no)`.execute(db);
}
