import { sql, type Kysely } from 'kysely';

/** A day of the journal that differs from the books is a difference too. The check refuses nothing that it allowed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table money_finding
      drop constraint money_finding_kind_check,
      add constraint money_finding_kind_check check (kind in ('MISSED_PAYMENT', 'REFUNDED_OUTSIDE', 'UNKNOWN_PAYMENT',
        'AMOUNT_DIFFERS', 'NOT_AT_GATEWAY', 'MEMBER_GONE', 'UNKNOWN_DEPOSIT', 'UNKNOWN_WITHDRAWAL', 'TAX_DIFFERS',
        'JOURNAL_DIFFERS'))
        not valid`.execute(db);
}
