import { sql, type Kysely } from 'kysely';

/**
 * Withdrawals outlive the database in the file store: those that are not written there yet, and those that a restored
 * database has to repeat. Neither refers to `member`: a restored database may not know the number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table withdrawal_to_log (member_no bigint primary key, withdrawn_at timestamptz not null)`.execute(
    db,
  );
  await sql`create table withdrawal_to_repeat (member_no bigint primary key, withdrawn_at timestamptz not null)`.execute(
    db,
  );
}
