import { randomInt } from 'node:crypto';
import { digitsOf } from '@portal/shared/rules';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';

const DIGITS = 15;
const TRIES = 5;

/** `2026-2-48150-92361` of its fifteen digits. */
const written = (digits: string) =>
  `${digits.slice(0, 4)}-${digits.slice(4, 5)}-${digits.slice(5, 10)}-${digits.slice(10)}`;

/** Digit after the year: a certificate's grade, 3 for a completion, 4 for a receipt, 5 for the receipt of a refund. */
type Mark = 1 | 2 | 3 | 4 | 5;

/**
 * Draws a number that no certificate or paper has had: the year in Seoul, the mark, and ten random digits, so that
 * nobody can find holders by counting.
 */
export async function drawNumber(
  db: Queries,
  mark: Mark,
  now: Date,
  draw: () => number = () => randomInt(10 ** 10),
): Promise<string> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const chance = String(draw()).padStart(10, '0');
    const number = written(`${seoulDay(now).slice(0, 4)}${mark}${chance}`);
    const table = mark <= 2 ? 'certificate' : 'paper';
    const taken = await db.selectFrom(table).select('number').where('number', '=', number).executeTakeFirst();
    if (!taken) return number;
  }
  throw new Error('no free number was drawn');
}

/**
 * Stored form of a typed number, with or without hyphens, spaces, 제 and 호. Malformed input gives a number that does not
 * exist.
 */
export const normalizeNumber = (typed: string): string => written(digitsOf(typed).slice(0, DIGITS + 1));
