import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_post (
      post_no bigint generated always as identity primary key,
      kind text not null check (kind in ('board', 'promotion', 'review')),
      member_no bigint references member,
      writer_masked text not null,
      title text not null,
      summary text not null,
      content text not null,
      plain_text text not null,
      image_path text not null default '',
      view_cnt integer not null default 0,
      shop_name text not null default '',
      url text not null default '',
      score integer check (score between 1 and 5),
      subject text not null default '',
      written_at timestamptz not null,
      check ((kind = 'review') = (score is not null))
    )`.execute(db);
  await sql`create index member_post_list on member_post (kind, written_at desc, post_no desc)`.execute(db);
  await sql`create index member_post_of on member_post (member_no)`.execute(db);

  await sql`
    create table member_post_file (
      post_file_no bigint generated always as identity primary key,
      post_no bigint not null references member_post on delete cascade,
      path text not null,
      file_name text not null,
      size integer not null check (size >= 0)
    )`.execute(db);
  await sql`create index member_post_file_of on member_post_file (post_no)`.execute(db);
}
