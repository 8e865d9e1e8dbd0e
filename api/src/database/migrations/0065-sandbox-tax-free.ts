import { sql, type Kysely } from 'kysely';

/** What of an order and of a cash receipt the sandbox gateway was told to be free of tax, by its own number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_tax_free (
      number text primary key,
      amount integer not null check (amount >= 0)
    )`.execute(db);
}
