import { sql, type Kysely } from 'kysely';

/**
 * A line of the bank's list that nothing awaits is a difference too, and so is another tax-free amount at the gateway
 * than was ordered. The check refuses nothing that it allowed before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table money_finding
      drop constraint money_finding_kind_check,
      add constraint money_finding_kind_check check (kind in ('MISSED_PAYMENT', 'REFUNDED_OUTSIDE', 'UNKNOWN_PAYMENT',
        'AMOUNT_DIFFERS', 'NOT_AT_GATEWAY', 'MEMBER_GONE', 'UNKNOWN_DEPOSIT', 'UNKNOWN_WITHDRAWAL', 'TAX_DIFFERS'))
        not valid`.execute(db);
}
