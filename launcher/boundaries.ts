import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Who imports whom, judged by .dependency-cruiser.mjs. */
const FOLDERS = ['shared', 'shell', 'mf-sign', 'mf-manager', 'mf-news-space', 'mf-about', 'api', 'launcher', 'e2e'];

const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', ...FOLDERS],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
