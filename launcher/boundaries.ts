import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Who imports whom, judged by two files of rules: between files, and between folders. */
const RULES = ['.dependency-cruiser.mjs', '.dependency-cruiser.folders.mjs'];
const FOLDERS = ['shared', 'shell', 'mf-sign', 'mf-manager', 'mf-news-space', 'mf-about', 'api', 'launcher', 'e2e'];

const verdicts = RULES.map(
  (rules) =>
    spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', rules, ...FOLDERS],
      { cwd: ROOT, stdio: 'inherit' },
    ).status,
);
process.exit(verdicts.every((status) => status === 0) ? 0 : 1);
