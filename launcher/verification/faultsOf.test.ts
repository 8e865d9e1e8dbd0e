import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { faultsOf } from './faultsOf.ts';
import type { Row } from './rows.ts';
import { verificationBreaches } from './verificationBreaches.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('a row is faulty if its test is missing or ambiguous, or if it names nothing', () => {
  const file = 'launcher/verification/titlesOf.test.ts';
  const row = (by: Row['by'], status: Row['status'] = 'tested') => faultsOf({ id: 'V0', status, by });
  const title = 'what never runs, and a pattern that is tested, has no title';
  expect(row([{ file, test: title }])).toEqual([]);
  expect(row([{ file, test: 'what never runs' }])).toEqual([`V0: ${file} has 0 tests called “what never runs”`]);
  expect(row([{ file: 'launcher/gone.test.ts', test: title }])).toEqual(['V0: launcher/gone.test.ts does not exist']);
  expect(row([{ file: 'docs/adding-a-section.md', text: 'no such words' }], 'untested')).toHaveLength(1);
  for (const status of ['tested', 'documented', 'untested'] as const)
    expect(row([], status)).toEqual([`V0: is ${status}, and names nothing that says so`]);
  expect(row([], 'inapplicable')).toEqual([]);
});

test('the lists differ from a README with another count, and from a document without an item', () => {
  const changed = (file: string) =>
    read(file)
      .replace('| [kwcag.json](kwcag.json) | 33 |', '| [kwcag.json](kwcag.json) | 34 |')
      .replace(/^\| 33 .*\n/m, '');
  const faults = verificationBreaches(changed).map(({ file, fault }) => `${file}: ${fault}`);
  expect(faults).toEqual([
    expect.stringMatching(/^docs\/verification\/README\.md: has other counts than \| \[kwcag\.json\]/),
    expect.stringMatching(/^docs\/verification\/kwcag\.json: has .*, which its list does not have$/),
    'docs/accessibility.md: has 32 items of KWCAG in place of 33',
  ]);
});
