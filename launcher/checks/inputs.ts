import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Npm's note of what is really installed. */
const INSTALLED = 'node_modules/.package-lock.json';
const MAX_LISTING_BYTES = 64 * 1024 * 1024;

/** The tools of a check: the packages that are installed, and Node. */
export const versionsIn = (root: string): string => `${process.version} ${contentHash(root, INSTALLED)}`;

/**
 * The files of a repository that git has or would take up, sorted.
 * @returns null where git knows nothing of the folder: a check is run each time there.
 */
export function repositoryFiles(root: string): string[] | null {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MAX_LISTING_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\0');
    return [...new Set(files.filter(Boolean))].sort();
  } catch {
    return null;
  }
}

/** The commit that is checked out; empty where there is none yet. */
export function headCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** A hash of a file as it is on the disk; `gone` where it is not there, or is no file. */
export function contentHash(root: string, file: string): string {
  try {
    return createHash('sha1')
      .update(readFileSync(join(root, file)))
      .digest('base64');
  } catch {
    return 'gone';
  }
}

/** One hash of the names of all files that are there, the content of those that are read, and the versions of tools. */
export function inputsHash(root: string, reads: (file: string) => boolean): string | null {
  const files = repositoryFiles(root);
  if (files === null) return null;
  const hash = createHash('sha1').update(versionsIn(root));
  for (const file of files)
    hash.update(`\0${file}\0${reads(file) ? contentHash(root, file) : existsSync(join(root, file))}`);
  return hash.digest('base64');
}
