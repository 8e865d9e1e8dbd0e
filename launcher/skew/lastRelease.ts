import { execFileSync } from 'node:child_process';
import { ROOT } from '../root.ts';

/** Runs git. @returns its output, or null if it fails */
type Git = (...args: string[]) => string | null;

/** A released state of the repository. */
export interface Release {
  /** Its tag; for the stand-in the beginning of its commit. */
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
 * The last release before the checked-out commit: the newest annotated tag `v…` before it, else a commit that replaces
 * the first release.
 * @returns the reason if this clone has neither
 */
export function lastRelease(standIn: string, run: Git = git): Release | string {
  // From the previous commit: a checked-out tag is compared with the release before it.
  const tag = run('describe', '--abbrev=0', '--match', 'v*', 'HEAD^');
  const name = tag ?? standIn.slice(0, 12);
  const commit = run('rev-parse', '--verify', '--quiet', `${tag ?? standIn}^{commit}`);
  return commit
    ? { name, commit }
    : `this clone has no tag v… and not the commit ${name}: git fetch --unshallow --tags`;
}
