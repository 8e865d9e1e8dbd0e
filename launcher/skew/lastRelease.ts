import { execFileSync } from 'node:child_process';
import { ROOT } from '../root.ts';

/** Runs git. @returns what it prints, or null where it fails. */
type Git = (...args: string[]) => string | null;

/** A released state of the repository. */
export interface Release {
  /** Its tag; of the stand-in, the beginning of its commit. */
  name: string;
  commit: string;
}

const git: Git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/**
 * The last release before what is checked out: the newest annotated tag `v…` behind it, else a commit that stands in
 * for the first one.
 * @returns the reason, where this clone has neither.
 */
export function lastRelease(standIn: string, run: Git = git): Release | string {
  // Of the commit before: whoever checks a tag out compares it with the release before it.
  const tag = run('describe', '--abbrev=0', '--match', 'v*', 'HEAD^');
  const name = tag ?? standIn.slice(0, 12);
  const commit = run('rev-parse', '--verify', '--quiet', `${tag ?? standIn}^{commit}`);
  return commit
    ? { name, commit }
    : `this clone has no tag v… and not the commit ${name}: git fetch --unshallow --tags`;
}
