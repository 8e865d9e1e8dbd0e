import { sql, type Kysely } from 'kysely';

/** Password hashes of the former system, sealed, until the member's first login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table old_password (
      member_no bigint primary key references member,
      sealed bytea not null,
      imported_at timestamptz not null
    )`.execute(db);
  await sql`create index old_password_age on old_password (imported_at)`.execute(db);
}
