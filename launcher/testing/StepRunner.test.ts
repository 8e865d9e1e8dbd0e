import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Expected } from './expected.ts';
import { Progress } from './progress.ts';
import type { StepRun } from './stepRun.ts';
import { StepRunner } from './StepRunner.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => jest.spyOn(console, 'log').mockReturnValue());

const outcomeOf = async (run: (report: StepRun) => void) => {
  const runner = new StepRunner(new Progress(), new Expected([]), 'commit', join(folder, 'history.jsonl'));
  await runner.run([{ name: 'firefox', step: { title: 'journeys', run: async (report) => run(report) } }], 1);
  return runner.outcomes[0];
};

test('a step that reports no test has failed', async () => {
  expect(await outcomeOf(() => undefined)).toMatchObject({ passed: 0, failed: 1 });
  const passed = { suite: 'a.spec.ts', seconds: 1, passed: 2, failed: 0, skipped: 0, failures: [], notRun: [] };
  expect(await outcomeOf(({ hears }) => hears(passed))).toMatchObject({ passed: 2, failed: 0 });
});
