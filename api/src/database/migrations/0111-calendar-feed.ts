import { sql, type Kysely } from 'kysely';

/** Addresses at which calendar programs read a member's own dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feed (
      member_no bigint primary key references member,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      used_at timestamptz not null
    )`.execute(db);
}
