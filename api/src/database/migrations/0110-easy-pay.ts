import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column easy_pay text`.execute(db);
  await sql`alter table payment add constraint payment_easy_pay check (char_length(easy_pay) <= 30) not valid`.execute(
    db,
  );
  await sql`alter table payment validate constraint payment_easy_pay`.execute(db);
}
