import { expiredEntries, withoutQuarantined } from './quarantine.ts';

const entry = {
  test: 'a.test.ts › fails now and then',
  commit: '0a1b2c3',
  day: '2026-11-20',
  cause: 'waits for a timer',
};
const failure = (name: string) => ({ name, message: 'no', command: 'npx jest' });
const outcome = (...names: string[]) => ({
  suite: 'a.test.ts',
  seconds: 1,
  passed: 3,
  failed: names.length,
  skipped: 0,
  failures: names.map(failure),
  notRun: [],
});

test('a failure in quarantine is listed and not counted; another one of its suite is', () => {
  expect(withoutQuarantined(outcome(entry.test, 'a.test.ts › fails'), [entry])).toMatchObject({
    passed: 3,
    failed: 1,
    skipped: 1,
    failures: [failure('a.test.ts › fails')],
    notRun: [expect.stringContaining('waits for a timer')],
  });
});

test('a line older than seven days has expired', () => {
  expect(expiredEntries([entry], new Date('2026-11-27T00:00:00Z'))).toEqual([]);
  expect(expiredEntries([entry], new Date('2026-11-27T00:00:01Z'))).toEqual([entry]);
});
