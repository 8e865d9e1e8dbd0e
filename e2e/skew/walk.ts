import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedJourneys, skippedTests, type FailedTest, type Suite } from '../../launcher/outcomes.ts';
import { ROOT } from '../../launcher/root.ts';
import { isDifferenceAlone } from '../../launcher/skew/differenceAlone.ts';

interface Walk {
  /** The checkout whose journeys are walked. */
  root: string;
  /** Name of the report. */
  name: string;
  /** Address of the portal. */
  address: string;
  /** Says to Playwright which journeys. */
  options: readonly string[];
}

export interface Walked {
  passed: number;
  failed: FailedTest[];
  /** Each with its reason. */
  skipped: string[];
}

type Report = Suite & { stats: { expected: number } };

/** Walks journeys through a portal that is running. */
export async function walk({ root, name, address, options }: Walk): Promise<Walked> {
  const file = join(ROOT, '.cache', 'results', `skew-${name}.json`);
  rmSync(file, { force: true });
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const config = join(root, 'e2e', 'playwright.config.ts');
  const args = ['test', '--config', config, '--project=desktop', '--reporter=list,json', ...options];
  const child = spawn(process.execPath, [playwright, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORTAL_ADDRESS: address, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const suite = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : { stats: { expected: 0 } };
  const complaints = failedJourneys(suite);
  const failed = complaints.filter(({ message }) => !isDifferenceAlone(message));
  const differences = complaints.length - failed.length;
  if (code !== 0 && complaints.length === 0) failed.push({ name, message: 'Playwright could not walk the journeys' });
  return { passed: suite.stats.expected + differences, failed, skipped: skippedTests(suite) };
}
