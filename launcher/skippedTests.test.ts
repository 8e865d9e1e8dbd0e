import { skippedTests } from './skippedTests.ts';

test('every test that did not run is named with its reason', () => {
  const report = {
    suites: [
      {
        specs: [
          { title: 'passes', tests: [{ status: 'expected', annotations: [] }] },
          {
            title: 'valid HTML',
            tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no Java' }] }],
          },
        ],
        suites: [{ specs: [{ title: 'later', tests: [{ status: 'skipped', annotations: [] }] }] }],
      },
    ],
  };
  expect(skippedTests(report)).toEqual(['valid HTML: no Java', 'later: a test before it failed']);
});
