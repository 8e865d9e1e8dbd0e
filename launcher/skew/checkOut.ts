import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasInstalled } from '../installed.mjs';
import { linkFolder } from '../linkFolder.ts';
import { log } from '../output.ts';
import { ROOT } from '../root.ts';
import type { Release } from './lastRelease.ts';

const FOLDER = join(ROOT, '.cache', 'skew');

/** Installs the release's locked packages, linking those installed here if all of them are. */
function install(folder: string): void {
  if (hasInstalled(folder, ROOT)) {
    for (const place of globSync(['node_modules', '*/node_modules'], { cwd: ROOT }))
      linkFolder(join(ROOT, place), join(folder, place));
    return;
  }
  log('skew', 'installing the packages of the release');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  execFileSync(command, [...args, 'ci', '--loglevel=error', '--no-progress'], { cwd: folder, stdio: 'inherit' });
}

/**
 * Sources of a release with its packages, in a separate folder that is reused next time; those of another release are
 * deleted.
 */
export function checkOut({ name, commit }: Release): string {
  const folder = join(FOLDER, commit);
  const done = `${folder}.done`;
  if (existsSync(done)) return folder;
  log('skew', `checking out ${name}`);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: ROOT });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  install(folder);
  writeFileSync(done, '');
  return folder;
}
