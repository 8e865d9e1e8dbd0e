import { sql, type Kysely } from 'kysely';

/** The text of food news that stands on this site, as safe HTML; empty where only the publisher has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table food_news add column content text not null default ''`.execute(db);
}
