import { PAID_BY_NAMES, type CallAnswer, type Calls, type CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { bookedOnDay } from '../days/dayReport.ts';
import { listBookings, type Booking, type Days } from './bookings.ts';
import {
  ACCOUNT_KEYS,
  accountOf,
  EVENT_NAMES,
  KIND_NAMES,
  linesOf,
  moneyOf,
  sumOfSide,
  taxName,
  type JournalLine,
} from './entries.ts';
import { daysOfMonth, endedDays } from './month.ts';

type Answer = CallAnswer<Calls['officeJournal']>;

/** Sums by event, method, kind and branch, in the order of the first of each. */
function sumsOf(bookings: readonly Booking[]): Answer['sums'] {
  const groups = grouped(bookings, ({ event, method, kind, branch }) => `${event} ${method} ${kind} ${branch}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const total = (of: (booking: Booking) => number) => group.reduce((sum, booking) => sum + of(booking), 0);
    return {
      event: EVENT_NAMES[first.event],
      method: first.kind === 'gateway' ? '' : PAID_BY_NAMES[first.method],
      kind: KIND_NAMES[first.kind],
      tax: taxName(first.kind),
      branch: first.branch,
      count: total(({ count }) => count),
      amount: total(({ amount }) => amount),
      vat: total(({ vat }) => vat),
    };
  });
}

/** Accounts with lines, in the order of the association's facts. */
const accountsOf = (lines: readonly JournalLine[]): Answer['accounts'] =>
  ACCOUNT_KEYS.flatMap((key) => {
    const ofAccount = lines.filter(({ account }) => account === key);
    if (ofAccount.length === 0) return [];
    const { code, title } = accountOf(key);
    return { code, account: title, debit: sumOfSide(ofAccount, 'debit'), credit: sumOfSide(ofAccount, 'credit') };
  });

/** Won by the books of some days. */
async function booksOf(days: readonly string[], db: Queries): Promise<{ came: number; returned: number }> {
  const sum = { came: 0, returned: 0 };
  for (const day of days) {
    const { came, returned } = await bookedOnDay(day, db);
    sum.came += came;
    sum.returned += returned;
  }
  return sum;
}

const payoutsOf = ({ firstDay, lastDay }: Days, db: Queries) =>
  db
    .selectFrom('gateway_payout')
    .selectAll()
    .where('paid_out_on', '>=', firstDay)
    .where('paid_out_on', '<=', lastDay)
    .orderBy('paid_out_on')
    .execute();

async function lastTaken({ firstDay, lastDay }: Days, db: Queries): Promise<Date | null> {
  const { taken_at } = await db
    .selectFrom('taken_journal_day')
    .select(({ fn }) => fn.max<Date | null>('taken_at').as('taken_at'))
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .executeTakeFirstOrThrow();
  return taken_at;
}

/** The journal of a month in sums, beside the books of its days. */
export async function viewJournal(
  { month }: CallValue<Calls['officeJournal']>,
  { db, now }: MemberContext,
): Promise<Answer> {
  const days = daysOfMonth(month);
  const bookings = await listBookings(days, { db, each: false });
  const lines = bookings.flatMap(linesOf);
  const money = moneyOf(bookings);
  // Today too, which has not ended.
  const books = await booksOf([...new Set([...endedDays(days, now), ...bookings.map(({ day }) => day)])], db);
  const takenAt = await lastTaken(days, db);
  return {
    month,
    sums: sumsOf(bookings),
    accounts: accountsOf(lines),
    debit: sumOfSide(lines, 'debit'),
    credit: sumOfSide(lines, 'credit'),
    came: { journal: money.came, books: books.came },
    returned: { journal: money.returned, books: books.returned },
    payouts: (await payoutsOf(days, db)).map((row) => ({
      day: row.paid_out_on,
      amount: row.amount,
      fee: row.fee,
      feeVat: row.fee_vat,
      paidOut: row.paid_out,
      bankedOn: row.banked_on,
    })),
    takenAt: takenAt && seoulTimestamp(takenAt),
  };
}
