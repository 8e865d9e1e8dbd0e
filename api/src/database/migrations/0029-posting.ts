import { sql, type Kysely } from 'kysely';

/** Where a certificate is posted to, and what the post calls it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table certificate
      -- Empty until the member has given an address: requests of before have none.
      add column post_code text not null default '',
      add column post_address text not null default '',
      add column post_address2 text not null default '',
      -- When it was given: a label of before is an old one.
      add column addressed_at timestamptz,
      add column labelled_at timestamptz,
      add column carrier text,
      add column tracking_number text`.execute(db);
}
