import { sql, type Kysely } from 'kysely';

/** Wrong passwords counted for known and unknown ids alike; limits that are swept when their window is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged: losing counts in a crash is harmless. Subjects are keyed hashes of ids and networks.
  await sql`
    create unlogged table failed_login (
      subject bytea primary key,
      failures integer not null,
      failed_at timestamptz not null,
      paused_until timestamptz not null
    )`.execute(db);
  await sql`create index failed_login_age on failed_login (failed_at)`.execute(db);
  await sql`drop table login_decoy`.execute(db);
  await sql`alter table member drop column failed_logins, add column phone_changed_at timestamptz`.execute(db);

  // The browser that an employee's link logged in; only there is the token renewed.
  await sql`alter table session add column browser_hash bytea`.execute(db);

  await sql`delete from rate_limit`.execute(db);
  await sql`alter table rate_limit add column window_end timestamptz not null`.execute(db);
  await sql`create index rate_limit_end on rate_limit (window_end)`.execute(db);
}
