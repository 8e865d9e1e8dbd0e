import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm's record of the installed packages. */
const INSTALLED = 'node_modules/.package-lock.json';
const MAX_LISTING_BYTES = 64 * 1024 * 1024;

/** Versions of a check's tools: the installed packages, and Node. */
export const versionsIn = (root: string): string => `${process.version} ${contentHash(root, INSTALLED)}`;

/**
 * Tracked and addable files of a repository, sorted.
 * @returns null outside git, where a check runs each time
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

/** The checked-out commit; empty if there is none yet. */
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

/** Hash of a file on the disk; `gone` if it is missing or not a file. */
export function contentHash(root: string, file: string): string {
  try {
    return createHash('sha1')
      .update(readFileSync(join(root, file)))
      .digest('base64');
  } catch {
    return 'gone';
  }
}

/** One hash of the names of all existing files, the contents of those that are read, and the versions of tools. */
export function inputsHash(root: string, reads: (file: string) => boolean): string | null {
  const files = repositoryFiles(root);
  if (files === null) return null;
  const hash = createHash('sha1').update(versionsIn(root));
  for (const file of files)
    hash.update(`\0${file}\0${reads(file) ? contentHash(root, file) : existsSync(join(root, file))}`);
  return hash.digest('base64');
}
