import { sql, type Kysely } from 'kysely';

/**
 * Fees that came a second time; which of equal lines of the bank was used, and at what time it was; bills in a table
 * that the office has taken for the tax office.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table certificate add column surplus_of bigint references certificate`.execute(db);
  await sql`
    create table bank_line_place (
      bank_line_no bigint primary key references bank_line on delete cascade,
      nth integer not null check (nth > 0),
      -- HH:mm; empty where the file has none.
      time text not null
    )`.execute(db);
  await sql`
    create table taken_bill (
      bill_no bigint primary key references group_bill on delete cascade,
      -- As the table says them.
      amount integer not null,
      written_on date not null,
      taken_at timestamptz not null
    )`.execute(db);
}
