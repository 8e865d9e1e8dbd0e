import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { faultsOf } from './verification/faultsOf.ts';
import { ASVS, ASVS_NUMBERS, KWCAG, PERSONAL_DATA, STATUSES, type Row } from './verification/rows.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const LISTS: Readonly<Record<string, readonly Row[]>> = { asvs: ASVS, kwcag: KWCAG, 'personal-data': PERSONAL_DATA };
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe.each(Object.entries(LISTS))('%s', (name, rows) => {
  test('names only tests, places and documents that exist, and what its status needs', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  test('has each id once', () => {
    expect(idsOf(rows).filter((id, index, ids) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('is counted in the README as it is', () => {
    const counts = STATUSES.map((status) => rows.filter((row) => row.status === status).length);
    const cells = [`[${name}.json](${name}.json)`, rows.length, ...counts].join(' | ');
    expect(read('docs/verification/README.md')).toContain(`| ${cells} |`);
  });
});

test('every requirement of ASVS 5.0.0 of levels 1 and 2 is there, and no other', () => {
  const ids = Object.entries(ASVS_NUMBERS).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(ids).toHaveLength(253);
  expect(idsOf(ASVS)).toEqual(ids);
  expect(ASVS.filter(({ level }) => level === 1)).toHaveLength(70);
});

test('every item of KWCAG 2.2 is there, by the names that docs/accessibility.md has', () => {
  const items = [...read('docs/accessibility.md').matchAll(/^\| \d+ ([^|]+?) \|/gm)].map(([, item]) => item);
  expect(items).toHaveLength(33);
  expect(KWCAG.map(({ about }) => about)).toEqual(items);
});

test('a row is faulty whose test is gone, which holds two, or which names nothing', () => {
  const file = 'launcher/verification/titlesOf.test.ts';
  const row = (by: Row['by'], status: Row['status'] = 'tested') => faultsOf({ id: 'V0', status, by });
  const title = 'what never runs, and a pattern that is tested, has no title';
  expect(row([{ file, test: title }])).toEqual([]);
  expect(row([{ file, test: 'what never runs' }])).toEqual([`V0: ${file} has 0 tests called “what never runs”`]);
  expect(row([{ file: 'launcher/gone.test.ts', test: title }])).toEqual(['V0: launcher/gone.test.ts does not exist']);
  expect(row([{ file: 'docs/team-outside.md', text: 'no such words' }], 'untested')).toHaveLength(1);
  for (const status of ['tested', 'documented', 'untested'] as const)
    expect(row([], status)).toEqual([`V0: is ${status}, and names nothing that says so`]);
  expect(row([], 'inapplicable')).toEqual([]);
});
