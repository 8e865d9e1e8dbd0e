import type { Configuration } from '../../../../configuration/configuration.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { keyedHash } from '../../../../secrets/keyedHash.ts';
import { comparedName } from './fields.ts';
import type { ReadLine } from './readLines.ts';

type Keys = Configuration['encryptionKeys'];

/**
 * By what a line is known again in another download. Neither the time nor the balance is in it: banks leave them out,
 * or write them otherwise, in another kind of list.
 */
const textOf = ({ day, deposit, withdrawal, name, nth }: ReadLine) =>
  [day, deposit, withdrawal, comparedName(name), nth].join('\n');

/** The key under which a line is stored. */
export const lineKey = (keys: Keys, line: ReadLine): Buffer => keyedHash(keys, 'bank line', textOf(line));

/** Finds the lines that have confirmed something, also those that were stored under an earlier encryption key. */
export async function usedLines(
  db: Queries,
  keys: Keys,
  lines: readonly ReadLine[],
): Promise<(line: ReadLine) => boolean> {
  const days = lines.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return () => false;
  const rows = await db
    .selectFrom('bank_line')
    .select('line_key')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  const used = new Set(rows.map(({ line_key }) => line_key.toString('hex')));
  if (used.size === 0) return () => false;
  return (line) => keys.some((key) => used.has(lineKey([key], line).toString('hex')));
}
