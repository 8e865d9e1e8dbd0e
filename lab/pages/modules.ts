import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compressedBytes,
  ENTRY_BUDGET_FILE,
  modulesOfFile,
  readEntryBudget,
  type EntryBudget,
} from '@portal/platform/build/entryBudget';
import { SHELL_MANIFEST_FILE } from '@portal/shared/section/registry';
import { ROOT } from '../../launcher/root.ts';
import { table } from './figures.ts';

/**
 * Modules of the shell's first file with their sizes, beside the accepted ones:
 *   npm run lab -- modules [--accept]
 * `--accept` makes what was built last the budget, with one percent to spare.
 */

const SHELL = join(ROOT, 'shell');
const SHARE_TO_SPARE = 0.01;
const MAX_ROWS = 60;

/** Entry file of the last build. */
function entryOfLastBuild(): string {
  const { template } = JSON.parse(readFileSync(join(SHELL, 'dist', SHELL_MANIFEST_FILE), 'utf8')) as {
    template: string;
  };
  const page = readFileSync(join(SHELL, 'dist', template), 'utf8');
  const [file] = globSync('assets/main.*.js', { cwd: join(SHELL, 'dist') }).filter((name) => page.includes(name));
  if (!file) throw new Error('The shell is not built: npm run build');
  return join(SHELL, 'dist', file);
}

const file = entryOfLastBuild();
const bytes = compressedBytes(readFileSync(file, 'utf8'));
const modules = [...modulesOfFile(file)].sort(([, one], [, other]) => other - one);

if (process.argv.includes('--accept')) {
  const budget: EntryBudget = {
    maxBytes: Math.ceil(bytes * (1 + SHARE_TO_SPARE)),
    modules: Object.fromEntries(modules),
  };
  writeFileSync(join(SHELL, ENTRY_BUDGET_FILE), `${JSON.stringify(budget, null, 2)}\n`);
}
const { maxBytes, modules: accepted } = readEntryBudget(SHELL);
const rows = modules
  .slice(0, MAX_ROWS)
  .map(([module, now]) => [module, String(now), String(now - (accepted[module] ?? 0))]);
console.log(table([['module', 'bytes, minified', 'above what was accepted'], ...rows]));
console.log(`\n${bytes} bytes after brotli, of ${maxBytes} allowed.`);
