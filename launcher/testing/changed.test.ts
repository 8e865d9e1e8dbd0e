import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suitesFor } from './changed.ts';
import { ExecutedFiles } from './executed.ts';
import { Expected } from './expected.ts';

const SUITE = 'launcher/testing/changed.test.ts';
const CLOSE = 'launcher/testing/plan.test.ts';
const FAR = 'launcher/testing/shards.test.ts';

const line = (suite: string, seconds: number) => ({
  at: '',
  commit: '0a1b2c3',
  step: 'units',
  suite,
  seconds,
  outcome: 'passed' as const,
  load: 1,
});
const fileOfMap = () => join(mkdtempSync(join(tmpdir(), 'portal-executed-')), 'executed.json');

function executed(): ExecutedFiles {
  const all = new ExecutedFiles(fileOfMap());
  all.set(FAR, ['launcher/testing/plan.ts', 'launcher/testing/shards.ts', 'launcher/testing/steps.ts']);
  all.set(CLOSE, ['launcher/testing/plan.ts']);
  return all;
}

test('changed suites come first, then those that executed a changed file and little else', () => {
  const expected = new Expected([line(SUITE, 1), line(CLOSE, 1), line(FAR, 1)]);
  expect(suitesFor(['launcher/testing/plan.ts', SUITE], executed(), expected)).toEqual({
    suites: [SUITE, CLOSE, FAR],
    left: 0,
  });
});

test('suites beyond a minute are counted', () => {
  const expected = new Expected([line(CLOSE, 60), line(FAR, 60)]);
  expect(suitesFor(['launcher/testing/plan.ts'], executed(), expected)).toEqual({ suites: [CLOSE], left: 1 });
});

test('for a file without an executing suite, its neighbouring suites', () => {
  expect(suitesFor(['launcher/testing/seconds.json'], executed(), new Expected([])).suites).toContain(CLOSE);
});

test('the map is read as written', () => {
  const file = fileOfMap();
  const written = new ExecutedFiles(file);
  written.set(CLOSE, ['launcher/testing/plan.ts', 'launcher/test.ts']);
  written.set(FAR, ['launcher/test.ts']);
  written.save();
  const read = new ExecutedFiles(file);
  expect(read.suitesOf('launcher/test.ts')).toEqual([FAR, CLOSE]);
  expect(read.suitesOf('launcher/testing/plan.ts')).toEqual([CLOSE]);
});
