import { sql, type Kysely } from 'kysely';

/** A group on an invoice is confirmed before it is paid. The check refuses nothing that it let through before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column on_invoice boolean not null default false`.execute(db);
  await sql`
    alter table application
      drop constraint application_paid,
      add constraint application_paid check (
        status in ('HELD', 'EXPIRED', 'CANCELLED') or price = 0 or payment_no is not null or on_invoice
      ) not valid`.execute(db);
}
