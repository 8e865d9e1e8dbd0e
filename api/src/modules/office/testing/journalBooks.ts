import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import { listBookings } from '../money/journal/bookings.ts';
import { linesOf, moneyOf, sumOfSide } from '../money/journal/entries.ts';

/** Before and after every transaction. */
const ALWAYS = { firstDay: '2000-01-01', lastDay: '2100-12-31' };

interface Money {
  came: number;
  returned: number;
}

/** Money by the balances of payments and certificates, without the rows of refunds that the journal reads. */
async function balances(db: Queries): Promise<Money> {
  const { rows } = await sql<Money>`
    select paid.came + fees.came as came, paid.returned + fees.returned as returned
    from (
      select coalesce(sum(paid_amount), 0)::float8 as came, coalesce(sum(refunded_amount), 0)::float8 as returned
      from payment
    ) as paid, (
      select coalesce(sum(fee) filter (where paid_at is not null or fee_owed > 0), 0)::float8 as came,
        coalesce(sum(fee_owed) filter (where fee_returned_at is not null), 0)::float8 as returned
      from certificate
    ) as fees`.execute(db);
  return rows[0] ?? { came: 0, returned: 0 };
}

/** Differences of the whole journal from the books: other sums, or a day whose debits are not its credits. */
export async function journalFaults(db: Queries): Promise<string[]> {
  const bookings = await listBookings(ALWAYS, { db, each: false });
  const [journal, books] = [moneyOf(bookings), await balances(db)];
  const lines = bookings.flatMap(linesOf);
  const days = [...new Set(lines.map(({ day }) => day))];
  const unequal = days.filter((day) => {
    const ofDay = lines.filter((line) => line.day === day);
    return sumOfSide(ofDay, 'debit') !== sumOfSide(ofDay, 'credit');
  });
  return [
    ...(journal.came === books.came ? [] : [`journal: ${journal.came} came, by the books ${books.came}`]),
    ...(journal.returned === books.returned
      ? []
      : [`journal: ${journal.returned} went, by the books ${books.returned}`]),
    ...unequal.map((day) => `journal: debits and credits of ${day} differ`),
  ];
}
