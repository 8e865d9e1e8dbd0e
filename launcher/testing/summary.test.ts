import { endLines } from './summary.ts';

const failure = { name: 'a.test.ts › holds', message: '1 is not 2', command: 'npx jest a.test.ts' };
const suite = (name: string, seconds: number, failures = [failure], notRun: string[] = []) => ({
  suite: name,
  seconds,
  passed: 2,
  failed: failures.length,
  skipped: notRun.length,
  failures,
  notRun,
});

test('the end has failures with their commands, parts that did not run, the slowest suites, and finally the sum', () => {
  const suites = [suite('a.test.ts', 3), suite('b.test.ts', 70, [], ['b › in Firefox: not installed'])];
  const outcomes = [{ name: 'units', seconds: 73, suites, passed: 4, failed: 1, skipped: 1 }];
  const lines = endLines({ title: '', seconds: 73, outcomes, left: ['core: npm run test:all -- core'], flaky: [] });
  expect(lines).toEqual([
    'failed: a.test.ts › holds',
    '1 is not 2',
    '  again: npx jest a.test.ts',
    'not run:',
    '  b › in Firefox: not installed',
    '  core: npm run test:all -- core',
    'slowest:',
    '  1:10  b.test.ts',
    '  0:03  a.test.ts',
    '4 passed, 1 failed, 1 skipped',
  ]);
});
