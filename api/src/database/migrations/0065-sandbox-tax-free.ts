import { sql, type Kysely } from 'kysely';

/** The tax-free part of an order or a cash receipt, by the sandbox gateway's own number of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_tax_free (
      number text primary key,
      amount integer not null check (amount >= 0)
    )`.execute(db);
}
