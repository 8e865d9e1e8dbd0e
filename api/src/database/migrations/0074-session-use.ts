import { sql, type Kysely } from 'kysely';

/** Device and last use of each session, and the browsers in which a member has logged in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session
      add column device text,
      add column used_at timestamptz`.execute(db);
  await sql`
    create table known_browser (
      member_no bigint not null references member,
      browser_hash bytea not null,
      used_at timestamptz not null,
      primary key (member_no, browser_hash)
    )`.execute(db);
}
