import { randomInt } from 'node:crypto';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';

const DIGITS = 15;
const TRIES = 5;

/** `2026-2-48150-92361` of its fifteen digits. */
const written = (digits: string) =>
  `${digits.slice(0, 4)}-${digits.slice(4, 5)}-${digits.slice(5, 10)}-${digits.slice(10)}`;

/**
 * A number that no certificate has had: the year in Seoul, the grade, and ten digits drawn by chance, so that nobody
 * finds holders by counting.
 */
export async function drawNumber(
  db: Queries,
  grade: 1 | 2,
  now: Date,
  draw: () => number = () => randomInt(10 ** 10),
): Promise<string> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const chance = String(draw()).padStart(10, '0');
    const number = written(`${seoulDay(now).slice(0, 4)}${grade}${chance}`);
    const taken = await db.selectFrom('certificate').select('number').where('number', '=', number).executeTakeFirst();
    if (!taken) return number;
  }
  throw new Error('no free certificate number was drawn');
}

/** The number as it is stored, of what somebody typed: with or without hyphens, spaces, 제 and 호. Always a number. */
export const normalizeNumber = (typed: string): string =>
  written(
    typed
      .normalize('NFKC')
      .replace(/\D/g, '')
      .slice(0, DIGITS + 1),
  );
