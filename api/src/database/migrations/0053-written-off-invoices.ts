import { sql, type Kysely } from 'kysely';

/** An invoice may be written off. The check refuses nothing that it let through before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table group_invoice
      drop constraint group_invoice_status_check,
      add constraint group_invoice_status_check
        check (status in ('OPEN', 'PAID', 'CANCELLED', 'WRITTEN_OFF')) not valid`.execute(db);
}
