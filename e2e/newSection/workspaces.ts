import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkFolder } from '../../launcher/linkFolder.ts';
import { ROOT } from '../../launcher/root.ts';

/**
 * A copy of this repository with its packages and the fake host, without other builds.
 * @param name its folder inside the repository: only there files can be linked instead of copied
 */
export function copyRepository(name: string): string {
  const copy = join(ROOT, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  const read = globSync(['node_modules', '*/node_modules', 'shared/dist'], { cwd: ROOT });
  for (const folder of read) linkFolder(join(ROOT, folder), join(copy, folder));
  // npm rewrites this file in place, which would also change the linked original.
  rmSync(join(copy, 'node_modules/.package-lock.json'));
  copyFileSync(join(ROOT, 'node_modules/.package-lock.json'), join(copy, 'node_modules/.package-lock.json'));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  execFileSync('git', ['add', '-A'], { cwd: copy });
  return copy;
}

/** Files of a copy that differ from their originals, and new folders. */
export const changesIn = (copy: string): string[] =>
  execFileSync('git', ['status', '--short', '--porcelain'], { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('A  '))
    .map((line) => line.slice('XY '.length));

/**
 * Installs a section's archive of `@portal/shared` with this repository's packages, which are the versions that it
 * requires. `npm install` does the same from the network.
 */
export function installOffline(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@portal/shared'), { recursive: true });
  const [archive = ''] = globSync('vendor/*.tgz', { cwd: folder });
  execFileSync('tar', ['xzf', join(folder, archive), '--strip-components=1', '-C', join(modules, '@portal/shared')]);
  const packages = readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== '@portal');
  for (const name of packages) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
}
