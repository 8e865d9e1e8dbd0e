import { sql, type Kysely } from 'kysely';

/** A line of the bank's list may confirm an invoice. The checks refuse nothing that they let through before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_line add column invoice_no bigint`.execute(db);
  await sql`
    alter table bank_line
      drop constraint bank_line_matter_check,
      add constraint bank_line_matter_check
        check (matter in ('certificateFee', 'feeReturn', 'refund', 'invoice')) not valid,
      drop constraint bank_line_of_one,
      add constraint bank_line_of_one check (
        ((matter = 'refund') = (refund_no is not null) and (matter = 'refund') = (certificate_no is null))
        or (matter = 'invoice' and invoice_no is not null and refund_no is null and certificate_no is null)
      ) not valid`.execute(db);
}
