import { sql, type Kysely } from 'kysely';

/**
 * Payouts of the gateway by day, with its fee, and the days of a journal that employees have downloaded, so that a
 * later change of such a day is seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gateway_payout (
      paid_out_on date primary key,
      amount integer not null,
      fee integer not null,
      fee_vat integer not null,
      paid_out integer not null check (paid_out = amount - fee - fee_vat),
      stored_at timestamptz not null,
      banked_on date
    )`.execute(db);
  await sql`
    create table taken_journal_day (
      day date primary key,
      debit bigint not null check (debit >= 0),
      digest bytea not null,
      taken_at timestamptz not null
    )`.execute(db);
}
