import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Which are no texts. */
const BINARY = /\.(png|webp|pdf|woff2|zip)$/;
/** Says which texts were replaced, and must not be replaced itself. */
const OWN = 'launcher/newAssociation/';

/** All files that git has of a repository, and those that were written and not yet added. */
const filesOf = (root: string) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)));

const replaced = (text: string, replacements: readonly (readonly [string, string])[]) =>
  replacements.reduce((sum, [old, now]) => sum.replaceAll(old, now), text);

/**
 * Copies a repository and replaces words in its texts and in the names of its files. Its history stays behind, and so
 * does the program that made the copy.
 * @param folder is not there yet, or empty.
 * @returns pictures and printed files, which are copied as they are: `docs/pictures/home.webp`.
 * @throws Error where something is in the folder.
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
