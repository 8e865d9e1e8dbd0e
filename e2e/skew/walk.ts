import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../launcher/root.ts';
import { readWalked, type Walked } from '../../launcher/skew/report.ts';

interface Walk {
  /** Checkout with the journeys to run. */
  root: string;
  /** Name of the report. */
  name: string;
  /** Address of the portal. */
  address: string;
  /** Playwright options that select journeys. */
  options: readonly string[];
}

/** Runs journeys on a running portal. */
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
  const walked = readWalked(file) ?? { passed: 0, failed: [], differed: 0, skipped: [] };
  if (code === 0 || walked.failed.length + walked.differed > 0) return walked;
  return { ...walked, failed: [{ name, message: 'Playwright could not walk the journeys' }] };
}
