import * as v from 'valibot';
import type { Schema } from '../../base/call.ts';

/** Parts of a schema needed for its examples. Limits are ignored: any accepted value is an example. */
interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: Part | string;
  readonly value?: Part;
}

const TEXTS = [
  ...[
    '',
    ' ',
    'a',
    'b5',
    'Abc',
    ' padded ',
    '가나다',
    '홍길동',
    'PAUSED',
    'gift',
    'x-y_z',
    'two words',
    'a\nb',
    'a@b.kr',
  ],
  ...[
    '0',
    '1',
    '2',
    '3',
    '4',
    '7',
    '12',
    '123',
    '12345',
    '123456',
    '20260131',
    '01012345678',
    '0101234567',
    '-1',
    '1.5',
  ],
  ...['2026-11-20', '2026-13-45', '09:30', '24:00', '2026-11', '2026-11-20T14:00:00+09:00', 'https://a.example/b'],
  ...[5, 10, 11, 20, 50, 51, 100, 101].map((length) => 'x'.repeat(length)),
  `  ${'x'.repeat(10)}  `,
];
const NUMBERS = [-1, 0, 0.5, 1, 2, 3, 4, 5, 7, 9, 10, 50, 51, 100, 101, 1000, 1_000_000];
const OTHERS = [true, false, null, undefined, {}, []];

const accepts = (part: Part) => (value: unknown) => v.is(part as unknown as v.GenericSchema, value);

/** One object per candidate value of each field, with first values in the other fields. */
function objects(entries: Readonly<Record<string, Part>>): Record<string, unknown>[] {
  const ways = Object.entries(entries).map(
    ([name, entry]) => [name, candidates(entry).filter(accepts(entry))] as const,
  );
  const usual = Object.fromEntries(ways.map(([name, [first]]) => [name, first]));
  return [usual, ...ways.flatMap(([name, values]) => values.map((value) => ({ ...usual, [name]: value })))];
}

/** Lists of all items, and of 0 to 6 copies of the first one. */
function lists(items: readonly unknown[]): unknown[][] {
  const [first] = items;
  return [items.slice(), ...[0, 1, 2, 3, 4, 5, 6].map((length) => Array.from({ length }, () => first))];
}

function candidates({ type, entries, item, wrapped, options = [], literal, key, value }: Part): unknown[] {
  if (entries) return objects(entries);
  if (item) return lists(candidates(item).filter(accepts(item)));
  if (wrapped) return [...candidates(wrapped), null, undefined];
  if (type === 'union' || type === 'variant') return (options as readonly Part[]).flatMap(candidates);
  if (type === 'picklist') return [...options];
  if (type === 'literal') return [literal];
  if (type === 'record' && typeof key === 'object' && value) {
    const [usual] = candidates(value).filter(accepts(value));
    const names = candidates(key).filter(accepts(key));
    return [Object.fromEntries(names.map((name) => [String(name), usual]))];
  }
  return [...TEXTS, ...NUMBERS, ...OTHERS];
}

/** Values that a schema accepts, at its limits and within them. */
export const examplesOf = (schema: Schema): unknown[] => {
  const part = schema as unknown as Part;
  return candidates(part).filter(accepts(part));
};
