import { mapInPieces } from '../../../../clock/inPieces.ts';
import type { Configuration } from '../../../../configuration/configuration.ts';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { keyedHash } from '../../../../secrets/keyedHash.ts';
import type { ReadLine } from './readLines.ts';

/** Groups per turn, before yielding to other requests. */
const GROUPS_AT_ONCE = 200;

type Keys = Configuration['encryptionKeys'];

/**
 * Identity of a line across downloads. It excludes time and balance, which other kinds of lists omit or format
 * differently.
 */
const textOf = (line: ReadLine) => `${sameText(line)}\n${line.nth}`;
const sameText = ({ day, deposit, withdrawal, comparedAs }: ReadLine) =>
  [day, deposit, withdrawal, comparedAs].join('\n');

/** Stored key of a line. */
export const lineKey = (keys: Keys, line: ReadLine): Buffer => keyedHash(keys, 'bank line', textOf(line));

interface StoredLine {
  nth: number;
  time: string;
}

/**
 * Finds the lines that have already confirmed something, including those stored under an earlier encryption key. Among
 * equal lines the time decides, if both lists have it. The others are renumbered after the stored ones, because a list
 * of only one afternoon starts again at 1.
 */
export async function numberLines(
  db: Queries,
  keys: Keys,
  lines: readonly ReadLine[],
): Promise<(line: ReadLine) => boolean> {
  const storedOf = await readStored(db, keys, lines);
  const used = new Set<ReadLine>();
  await mapInPieces([...grouped(lines, sameText).values()], GROUPS_AT_ONCE, (equal) => {
    const stored = storedOf(equal);
    const free = stored.length === 0 ? [] : claim(equal, stored, used);
    const taken = new Set(stored.map(({ nth }) => nth));
    for (const line of free) {
      while (taken.has(line.nth)) line.nth += 1;
      taken.add(line.nth);
    }
  });
  return (line) => used.has(line);
}

/** Assigns each stored line to one matching line of a group of equal ones; returns the unassigned lines. */
function claim(equal: readonly ReadLine[], stored: readonly StoredLine[], used: Set<ReadLine>): ReadLine[] {
  const open = [...stored];
  const take = (line: ReadLine, isIt: (one: StoredLine) => boolean) => {
    const index = used.has(line) ? -1 : open.findIndex(isIt);
    if (index < 0) return;
    open.splice(index, 1);
    used.add(line);
  };
  for (const line of equal) take(line, ({ time }) => time !== '' && time === line.time);
  const mayBe = ({ time }: StoredLine, line: ReadLine) => time === '' || line.time === '';
  for (const line of equal) take(line, (one) => one.nth === line.nth && mayBe(one, line));
  for (const line of equal) take(line, (one) => mayBe(one, line));
  return equal.filter((line) => !used.has(line));
}

/** Loads the stored lines of the file's days. Returns a function that finds those equal to the given lines. */
async function readStored(db: Queries, keys: Keys, lines: readonly ReadLine[]) {
  const days = lines.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return () => [];
  const rows = await db
    .selectFrom('bank_line')
    .leftJoin('bank_line_place', 'bank_line_place.bank_line_no', 'bank_line.bank_line_no')
    .select(['line_key', 'day', 'amount', 'nth', 'time'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  const byKey = new Map(rows.map(({ line_key, time }) => [line_key.toString('hex'), time ?? '']));
  const likely = grouped(rows, ({ day, amount }) => `${day} ${amount}`);
  return (equal: readonly ReadLine[]): StoredLine[] => {
    const [line] = equal;
    const near = line && likely.get(`${line.day} ${line.deposit || line.withdrawal}`);
    if (!near) return [];
    const highest = Math.max(near.length, equal.length, ...near.map(({ nth }) => nth ?? 0));
    const found: StoredLine[] = [];
    for (let nth = 1; nth <= highest; nth += 1) {
      const time = keys
        .map((key) => byKey.get(lineKey([key], { ...line, nth }).toString('hex')))
        .find((one) => one !== undefined);
      if (time !== undefined) found.push({ nth, time });
    }
    return found;
  };
}
