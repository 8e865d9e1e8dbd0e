import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { codeFolders } from './codeFolders.ts';
import { ROOT } from './root.ts';

// Who imports whom, judged by two files of rules: between files, and between folders.

const RULES = ['.dependency-cruiser.mjs', '.dependency-cruiser.folders.mjs'];

/** The repository to judge; another one in tests. */
const [repository = ROOT] = process.argv.slice(2);

const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const verdicts = RULES.map((rules) => {
  const args = [program, '--config', join(ROOT, rules), ...codeFolders(repository)];
  return spawnSync(process.execPath, args, { cwd: repository, stdio: 'inherit' }).status;
});
process.exit(verdicts.every((status) => status === 0) ? 0 : 1);
