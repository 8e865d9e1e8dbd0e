import { sql, type Kysely } from 'kysely';

/** The token that a renewal replaced, kept until the new one is used: the answer that carries it can get lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column previous_token_hash bytea unique`.execute(db);
}
