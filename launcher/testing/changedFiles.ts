import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from a commit; if none do, those of the last commit. Deleted ones are left out. */
export function changedFiles(since?: string): string[] {
  const own = () => [
    ...git('diff', '--name-only', since ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const changed = own();
  const files = changed.length > 0 || since ? changed : git('diff', '--name-only', 'HEAD~1');
  return [...new Set(files)].filter((file) => existsSync(join(ROOT, file)));
}
