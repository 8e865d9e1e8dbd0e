import { execFileSync } from 'node:child_process';
import { counted, type FigureGroup } from './figure.ts';

/** The last commit before the rule. */
const SINCE = 'ea6c346b';
const MAX_SUBJECT = 72;
const MAX_ADDED_LINES = 3000;
const MAX_LOG_BYTES = 256 * 1024 * 1024;

interface Commit {
  id: string;
  subject: string;
  addedLines: number;
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MAX_LOG_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Parses `id subject` followed by `added deleted file` lines; a picture has a dash instead of numbers. */
function readCommit(entry: string): Commit {
  const [head = '', ...files] = entry.split('\n');
  const [id = ''] = head.split(' ', 1);
  const added = files.map((line) => Number(/^\d+/.exec(line)?.[0] ?? 0));
  return { id, subject: head.slice(id.length + 1), addedLines: added.reduce((sum, lines) => sum + lines, 0) };
}

/** Commits since another one without merges; null if git does not have all of them. */
function commitsSince(root: string, since: string): Commit[] | null {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true') return null;
    return git(root, 'log', '--no-merges', '--numstat', '--format=%x00%h %s', `${since}..HEAD`)
      .split('\0')
      .slice(1)
      .map(readCommit);
  } catch {
    return null;
  }
}

/** Commits that are hard to review: long subjects, and too many lines. */
export function commitFigures(root: string, since = SINCE): FigureGroup {
  const commits = commitsSince(root, since);
  const figure = (name: string, isCounted: (commit: Commit) => boolean) =>
    commits
      ? counted(
          name,
          commits.filter(isCounted).map(({ id, subject, addedLines }) => ({
            file: id,
            text: `+${addedLines} ${subject}`,
          })),
        )
      : { name, value: null };
  return {
    title: commits
      ? `of ${commits.length} commits: subjects over ${MAX_SUBJECT} characters, more than ${MAX_ADDED_LINES} added lines`
      : 'commits were not read: there is no whole history here',
    figures: [
      figure('commits.longSubjects', ({ subject }) => [...subject].length > MAX_SUBJECT),
      figure('commits.large', ({ addedLines }) => addedLines > MAX_ADDED_LINES),
    ],
  };
}
