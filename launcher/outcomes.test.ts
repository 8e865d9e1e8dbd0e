import { failedJourneys, failedUnits, firstLines, saysOutOfTime, skippedTests } from './outcomes.ts';

test('every test that did not run is named with its reason', () => {
  const report = {
    suites: [
      {
        specs: [
          { title: 'passes', tests: [{ status: 'expected', annotations: [] }] },
          {
            title: 'valid HTML',
            tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no engine' }] }],
          },
        ],
        suites: [{ specs: [{ title: 'later', tests: [{ status: 'skipped', annotations: [] }] }] }],
      },
    ],
  };
  expect(skippedTests(report)).toEqual(['valid HTML: no engine', 'later: a test before it failed']);
});

test('what a run had no time for is named so', () => {
  const report = { suites: [{ specs: [{ title: 'late', tests: [{ status: 'skipped', annotations: [] }] }] }] };
  expect(skippedTests(report, 'no time was left')).toEqual(['late: no time was left']);
  const message = '\u001B[31mTimed out waiting 2400s for the test suite to run\u001B[39m';
  expect(saysOutOfTime({ message })).toBe(true);
  expect(saysOutOfTime({ message: 'Timed out waiting 30000ms from config.webServer.' })).toBe(false);
});

test('every journey that failed is named with its file and its message', () => {
  const report = {
    suites: [
      {
        title: 'login.spec.ts',
        specs: [
          { title: 'passes', tests: [{ status: 'expected', annotations: [], results: [{}] }] },
          {
            title: 'fails',
            tests: [{ status: 'unexpected', annotations: [], results: [{ error: { message: 'no button' } }] }],
          },
        ],
      },
    ],
  };
  expect(failedJourneys(report)).toEqual([{ name: 'login.spec.ts › fails', message: 'no button' }]);
});

test('every unit that failed is named with its message, and a file that could not be run', () => {
  const files = [
    {
      name: 'a.test.ts',
      message: 'all of the file',
      status: 'failed',
      assertionResults: [
        { fullName: 'holds', status: 'passed', failureMessages: [] },
        { fullName: 'breaks', status: 'failed', failureMessages: ['1 is not 2'] },
      ],
    },
    { name: 'b.test.ts', message: 'no such module', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', message: '', status: 'passed', assertionResults: [] },
  ];
  expect(failedUnits(files)).toEqual([
    { name: 'a.test.ts › breaks', message: '1 is not 2' },
    { name: 'b.test.ts', message: 'no such module' },
  ]);
});

test('a message is shown by its first lines, without colours', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `\u001b[31m${index}\u001b[39m`);
  expect(firstLines(lines.join('\n'))).toBe('0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11');
});
