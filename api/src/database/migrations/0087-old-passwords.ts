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
  // Without this, a hash stored during a withdrawal would outlast it.
  await sql`
    create trigger old_password_needs_member before insert on old_password
    for each row execute function application_needs_member()`.execute(db);
}
