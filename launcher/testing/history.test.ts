import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flakySuites, readHistory, remember } from './history.ts';

const suite = (failed: number) => ({
  suite: 'a.test.ts',
  seconds: 2.345,
  passed: 1,
  failed,
  skipped: 0,
  failures: [],
  notRun: [],
});

test('each suite is a line, and one that passed and failed at one commit is found', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-history-')), 'history.jsonl');
  remember('0a1b2c3', 'units', suite(1), file);
  remember('0a1b2c3', 'units', suite(0), file);
  remember('4d5e6f7', 'units', suite(0), file);
  const lines = readHistory(file);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({
    commit: '0a1b2c3',
    step: 'units',
    suite: 'a.test.ts',
    seconds: 2.35,
    outcome: 'failed',
  });
  expect(flakySuites(lines, '0a1b2c3')).toEqual(['units a.test.ts']);
  expect(flakySuites(lines, '4d5e6f7')).toEqual([]);
});
