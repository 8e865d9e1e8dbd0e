import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that are not text. */
const BINARY = /\.(png|webp|pdf|woff2|zip)$/;
/** It contains the replaced texts, and must not be changed itself. */
const OWN = 'launcher/newAssociation/';

/** Tracked files of a repository, and new ones that are not ignored. */
const filesOf = (root: string) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)));

const replaced = (text: string, replacements: readonly (readonly [string, string])[]) =>
  replacements.reduce((sum, [old, now]) => sum.replaceAll(old, now), text);

/**
 * Copies a repository, replacing words in its texts and file names, without its history and this program.
 * @param folder missing or empty
 * @returns pictures and printed files, which are copied unchanged: `docs/pictures/home.webp`
 * @throws Error if the folder is not empty
 */
export function copyRepository(
  root: string,
  folder: string,
  replacements: readonly (readonly [old: string, now: string])[],
): string[] {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const files = filesOf(root).filter((path) => !path.startsWith(OWN) && path !== 'launcher/newAssociation.ts');
  for (const path of files) {
    const [from, to] = [join(root, path), join(folder, replaced(path, replacements))];
    mkdirSync(dirname(to), { recursive: true });
    if (BINARY.test(path)) copyFileSync(from, to);
    else writeFileSync(to, replaced(readFileSync(from, 'utf8'), replacements), { mode: statSync(from).mode });
  }
  return files.filter((path) => BINARY.test(path));
}
