import { createHash } from 'node:crypto';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { sumOfSide, type JournalLine } from './entries.ts';

/** Days of the journal as employees have downloaded them. */

interface TakenDay {
  day: string;
  /** Won. */
  debit: number;
  digest: Buffer;
}

/** Sum and SHA-256 of each day's lines; a day without any has the sum 0. */
export const digestDays = (days: readonly string[], lines: readonly JournalLine[]): TakenDay[] => {
  const byDay = grouped(lines, ({ day }) => day);
  return days.map((day) => {
    const ofDay = byDay.get(day) ?? [];
    const facts = ofDay.map(({ side, account, amount, partner, text }) => [side, account, amount, partner.title, text]);
    return {
      day,
      debit: sumOfSide(ofDay, 'debit'),
      digest: createHash('sha256').update(JSON.stringify(facts)).digest(),
    };
  });
};

/** Stores downloaded days, in place of an earlier download. */
export async function storeTaken(db: Queries, days: readonly TakenDay[], now: Date): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('taken_journal_day')
    .values(days.map((day) => ({ ...day, taken_at: now })))
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet(({ ref }) => ({
        debit: ref('excluded.debit'),
        digest: ref('excluded.digest'),
        taken_at: ref('excluded.taken_at'),
      })),
    )
    .execute();
}
