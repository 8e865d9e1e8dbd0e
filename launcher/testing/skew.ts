import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { STAND_IN } from '../../e2e/skew/differences.ts';
import { CORE } from '../../e2e/skew/meetings.ts';
import { ROOT } from '../root.ts';
import { lastRelease } from '../skew/lastRelease.ts';
import { readWalked } from '../skew/report.ts';
import { runChild } from './child.ts';
import type { StepRun } from './stepRun.ts';
import { crashOf } from './units.ts';

const SUITE = CORE.meeting;
const REPORT = join(ROOT, '.cache/results', `skew-${CORE.meeting}.json`);
const COMMAND = `npm run skew -- ${CORE.meeting} ${CORE.journeys}`;

/** Runs the core of `npm run skew`. */
export async function runSkew(run: StepRun): Promise<void> {
  const began = performance.now();
  const none = { suite: SUITE, seconds: 0, passed: 0, failed: 0, failures: [] };
  const release = lastRelease(STAND_IN);
  if (typeof release === 'string')
    return run.hears({ ...none, skipped: 1, notRun: [`journeys with the last release: ${release}`] });
  rmSync(REPORT, { force: true });
  const { printed } = await runChild({ args: [join(ROOT, 'e2e/skew/skew.ts'), CORE.meeting, CORE.journeys] });
  const walked = readWalked(REPORT);
  if (!walked) return run.hears(crashOf(SUITE, printed));
  const { passed, failed, skipped } = walked;
  run.hears({
    suite: SUITE,
    seconds: (performance.now() - began) / 1000,
    passed,
    failed: failed.length,
    skipped: skipped.length,
    failures: failed.map((failure) => ({ ...failure, command: COMMAND })),
    notRun: skipped,
  });
}
