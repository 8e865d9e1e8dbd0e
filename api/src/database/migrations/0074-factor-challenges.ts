import { sql, type Kysely } from 'kysely';

/** The newest challenge of a session for a passkey. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session
      add column factor_challenge text,
      add column factor_challenge_at timestamptz`.execute(db);
}
