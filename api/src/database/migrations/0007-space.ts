import { sql, type Kysely } from 'kysely';

/** What members write: posts, replies, reviews, and the businesses of promotions; and what the office does about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makePosts(db);
  await countPosts(db);
  await makeHidings(db);
  await makeReports(db);
}

async function makePosts(db: Kysely<unknown>) {
  await sql`
    create table member_post (
      post_no bigint generated always as identity primary key,
      kind text not null constraint member_post_kind check (kind in ('board', 'promotion', 'review', 'reply')),
      replied_to bigint references member_post on delete cascade,
      member_no bigint references member,
      writer_masked text not null,
      title text not null,
      summary text not null,
      content text not null,
      plain_text text not null,
      image_path text not null default '',
      -- A post shows only files that are stored. An empty path means no picture; a foreign key wants null there.
      image_file text generated always as (nullif(image_path, '')) stored
        constraint member_post_image_stored references stored_file (path),
      view_cnt integer not null default 0,
      url text not null default '',
      score integer check (score between 1 and 5),
      subject text not null default '',
      shop_name text not null default '',
      post_code text not null default '',
      shop_address text not null default '',
      shop_address2 text not null default '',
      shop_phone text not null default '',
      written_at timestamptz not null,
      edited_at timestamptz,
      deleted_at timestamptz,
      is_hidden boolean not null default false,
      check ((kind = 'review') = (score is not null)),
      constraint member_post_reply check ((kind = 'reply') = (replied_to is not null)),
      constraint member_post_deleted_hidden check (deleted_at is null or is_hidden)
    )`.execute(db);
  // A hidden post stays, and is in no list: neither in its index nor in its size.
  await sql`
    create index member_post_list on member_post (kind, written_at desc, post_no desc) where not is_hidden`.execute(db);
  await sql`create index member_post_of on member_post (member_no)`.execute(db);
  await sql`
    create index member_post_search on member_post
    using gin (letter_pairs(title || ' ' || plain_text || ' ' || shop_name))`.execute(db);
  await sql`create index member_post_image on member_post (image_file) where image_file is not null`.execute(db);
  await sql`
    create index member_post_replies on member_post (replied_to, post_no) where replied_to is not null`.execute(db);
  await sql`create index member_post_deleted on member_post (deleted_at) where deleted_at is not null`.execute(db);
  // Without this, a post written during a withdrawal would keep its writer's name.
  await sql`
    create trigger member_post_needs_member before insert on member_post
    for each row when (new.member_no is not null) execute function application_needs_member()`.execute(db);

  await sql`
    create table member_post_file (
      post_file_no bigint generated always as identity primary key,
      post_no bigint not null references member_post on delete cascade,
      path text not null constraint member_post_file_stored references stored_file (path),
      file_name text not null,
      size integer not null check (size >= 0)
    )`.execute(db);
  await sql`create index member_post_file_of on member_post_file (post_no)`.execute(db);
  await sql`create index member_post_file_path on member_post_file (path)`.execute(db);
}

async function countPosts(db: Kysely<unknown>) {
  await sql`
    create function keep_post_count() returns trigger language plpgsql as $$
    begin
      insert into list_size (table_name, kind, category, size)
      select 'member_post', kind, '', case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed where not is_hidden group by kind
      on conflict (table_name, kind, category) do update set size = list_size.size + excluded.size;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger member_post_insert after insert on member_post referencing new table as changed
    for each statement execute function keep_post_count()`.execute(db);
  await sql`
    create trigger member_post_delete after delete on member_post referencing old table as changed
    for each statement execute function keep_post_count()`.execute(db);
  await sql`
    create function count_hidden_post() returns trigger language plpgsql as $$
    begin
      insert into list_size (table_name, kind, category, size)
      values ('member_post', new.kind, '', case when new.is_hidden then -1 else 1 end)
      on conflict (table_name, kind, category) do update set size = list_size.size + excluded.size;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger member_post_hidden after update of is_hidden on member_post for each row
    when (old.is_hidden is distinct from new.is_hidden) execute function count_hidden_post()`.execute(db);
}

async function makeHidings(db: Kysely<unknown>) {
  await sql`
    create table post_hiding (
      hiding_no bigint generated by default as identity primary key,
      post_no bigint not null references member_post on delete cascade,
      reason text not null,
      hidden_at timestamptz not null,
      restored_at timestamptz,
      check (restored_at >= hidden_at)
    )`.execute(db);
  await sql`create index post_hiding_of on post_hiding (post_no)`.execute(db);
  await sql`create unique index post_hiding_now on post_hiding (post_no) where restored_at is null`.execute(db);
  await sql`
    create index post_hiding_list on post_hiding (hidden_at desc, hiding_no desc) where restored_at is null`.execute(
    db,
  );
}

/** What members report, one row for each member and post. Who has withdrawn is not named any more. */
async function makeReports(db: Kysely<unknown>) {
  await sql`
    create table post_report (
      report_no bigint generated by default as identity primary key,
      post_no bigint not null references member_post on delete cascade,
      member_no bigint references member,
      reason text not null,
      words text not null,
      status text not null check (status in ('WAITING', 'UPHELD', 'DISMISSED')),
      reported_at timestamptz not null,
      decided_at timestamptz,
      constraint post_report_once unique (post_no, member_no),
      constraint post_report_decided check ((status = 'WAITING') = (decided_at is null))
    )`.execute(db);
  await sql`create index post_report_of_member on post_report (member_no, reported_at)`.execute(db);
  await sql`create index post_report_age on post_report (decided_at) where decided_at is not null`.execute(db);

  // The office's list shows each post once, by its oldest report that waits, and costs what waits alone.
  await sql`
    create index post_report_waiting on post_report (post_no, report_no) where status = 'WAITING'`.execute(db);
  await sql`
    create index post_report_oldest on post_report (reported_at, report_no) where status = 'WAITING'`.execute(db);
}
