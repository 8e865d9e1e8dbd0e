import { sql, type Kysely } from 'kysely';

/** Replies, what writers do with their own posts, and where the businesses of promotions are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_post
      drop constraint member_post_kind_check,
      add constraint member_post_kind check (kind in ('board', 'promotion', 'review', 'reply')),
      add column replied_to bigint references member_post on delete cascade,
      add constraint member_post_reply check ((kind = 'reply') = (replied_to is not null)),
      add column edited_at timestamptz,
      add column deleted_at timestamptz,
      add constraint member_post_deleted_hidden check (deleted_at is null or is_hidden),
      add column post_code text not null default '',
      add column shop_address text not null default '',
      add column shop_address2 text not null default '',
      add column shop_phone text not null default ''`.execute(db);
  await sql`
    create index member_post_replies on member_post (replied_to, post_no) where replied_to is not null`.execute(db);
  await sql`create index member_post_deleted on member_post (deleted_at) where deleted_at is not null`.execute(db);
}
