import { addDays, seoulDay, seoulTimestamp } from '@portal/shared/time';
import { DAY_SECONDS } from '../../../../clock/durations.ts';
import { beginRun } from '../../../../clock/runTime.ts';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { Job, JobContext } from '../../../../pipeline/job.ts';
import { storeFinding } from '../../../payment/findings/store.ts';
import { bookedOnDay } from '../days/dayReport.ts';
import { listBookings, type Booking } from './bookings.ts';
import { linesOf, moneyOf, sumOfSide } from './entries.ts';
import { endedDays } from './month.ts';
import { digestDays } from './taken.ts';

/** Days compared with the books each night: a month and the one before. */
const COMPARED_DAYS = 62;
/** Days in which a downloaded day may still change: money is found in the bank's list late, or at a year's closing. */
const TAKEN_DAYS = 400;
/** Largest amount that a finding can hold. */
const MAX_AMOUNT = 2_147_483_647;

type CheckContext = Pick<JobContext, 'db' | 'log' | 'now'>;

/** Compares the journal's ended days with the books and with downloaded files. Returns the number of new findings. */
export async function checkJournal(context: CheckContext): Promise<number> {
  return (await compareWithBooks(context)) + (await compareWithTaken(context));
}

async function compareWithBooks(context: CheckContext): Promise<number> {
  const { db } = context;
  const isOver = beginRun();
  const byDay = await bookingsSince(COMPARED_DAYS, context);
  let found = 0;
  for (const [day, bookings] of byDay) {
    if (isOver()) break;
    const lines = bookings.flatMap(linesOf);
    const [journal, books] = [moneyOf(bookings), await bookedOnDay(day, db)];
    const pairs: [what: string, journal: number, books: number][] = [
      ['들어온 돈', journal.came, books.came],
      ['나간 돈', journal.returned, books.returned],
      ['차변과 대변', sumOfSide(lines, 'debit'), sumOfSide(lines, 'credit')],
    ];
    for (const [what, ofJournal, ofBooks] of pairs)
      if (ofJournal !== ofBooks && (await note(day, `${day} ${what}`, [ofJournal, ofBooks], context))) found += 1;
  }
  return found;
}

/** A downloaded day that has changed must be corrected in the accounting program. */
async function compareWithTaken(context: CheckContext): Promise<number> {
  const { db, now } = context;
  const taken = await db
    .selectFrom('taken_journal_day')
    .selectAll()
    .where('day', '>=', addDays(seoulDay(now()), -TAKEN_DAYS))
    .orderBy('day')
    .execute();
  const [first, last] = [taken.at(0), taken.at(-1)];
  if (!first || !last) return 0;
  const bookings = await listBookings({ firstDay: first.day, lastDay: last.day }, { db, each: false });
  const days = taken.map(({ day }) => day);
  const current = new Map(digestDays(days, bookings.flatMap(linesOf)).map((day) => [day.day, day]));
  let found = 0;
  for (const { day, debit, digest, taken_at } of taken) {
    const is = current.get(day);
    if (!is || is.digest.equals(digest)) continue;
    const title = `${day} 전표, ${seoulTimestamp(taken_at).slice(0, 16).replace('T', ' ')}에 받음`;
    if (await note(day, title, [debit, is.debit], context)) found += 1;
  }
  return found;
}

/** Bookings of each ended day of the last ones; days without any have an empty list. */
async function bookingsSince(days: number, { db, now }: CheckContext): Promise<Map<string, Booking[]>> {
  const today = seoulDay(now());
  const period = { firstDay: addDays(today, -days), lastDay: addDays(today, -1) };
  const byDay = grouped(await listBookings(period, { db, each: false }), ({ day }) => day);
  return new Map(endedDays(period, now()).map((day) => [day, byDay.get(day) ?? []]));
}

async function note(
  day: string,
  title: string,
  [ofJournal, ofBooks]: [number, number],
  { db, log, now }: CheckContext & { db: Queries },
): Promise<boolean> {
  const isNew = await storeFinding(db, {
    day,
    kind: 'JOURNAL_DIFFERS',
    gateway_no: title,
    payment_no: null,
    gateway_amount: Math.min(ofJournal, MAX_AMOUNT),
    our_amount: Math.min(ofBooks, MAX_AMOUNT),
    found_at: now(),
  });
  if (isNew) log.error({ day }, 'the journal differs from the books');
  return isNew;
}

/**
 * Compares the journal of the last two months with the books of each day, and downloaded days with those of now.
 * Differences become rows of `money_finding`.
 */
export const journalCheckJob: Job = {
  name: 'office-journal-check',
  everySeconds: DAY_SECONDS,
  async run(context) {
    await checkJournal(context);
  },
};
