import { mapInPieces } from '../../../../clock/inPieces.ts';
import type { Configuration } from '../../../../configuration/configuration.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { keyedHash } from '../../../../secrets/keyedHash.ts';
import type { ReadLine } from './readLines.ts';
import { grouped } from './subject.ts';

/** Lines that are looked for before everybody else has a turn. */
const GROUPS_AT_ONCE = 200;

type Keys = Configuration['encryptionKeys'];

/**
 * By what a line is known again in another download. Neither the time nor the balance is in it: banks leave them out,
 * or write them otherwise, in another kind of list.
 */
const textOf = (line: ReadLine) => `${sameText(line)}\n${line.nth}`;
const sameText = ({ day, deposit, withdrawal, comparedAs }: ReadLine) =>
  [day, deposit, withdrawal, comparedAs].join('\n');

/** The key under which a line is stored. */
export const lineKey = (keys: Keys, line: ReadLine): Buffer => keyedHash(keys, 'bank line', textOf(line));

interface StoredLine {
  nth: number;
  time: string;
}

/**
 * Finds the lines that have confirmed something, also those that were stored under an earlier encryption key. Of equal
 * lines the time says which of them were, where both lists have it; the others are numbered behind those, as a list of
 * an afternoon alone begins to count anew.
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

/** Gives each stored line to one of the equal lines that it may be; answers those that are left. */
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

/** Reads what was stored of the days of lines; answers those that are equal to given ones. */
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
