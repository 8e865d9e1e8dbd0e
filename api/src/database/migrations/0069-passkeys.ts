import { sql, type Kysely } from 'kysely';

/** Passkeys of employees beside their apps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table second_factor
      add column kind text not null default 'app',
      add column sign_count bigint`.execute(db);
}
