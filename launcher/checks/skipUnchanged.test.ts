import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { skipUnchanged } from './skipUnchanged.ts';

/** Fails on the word "wrong" in src/a.ts, and records that it ran. Changes its own input if `meanwhile` exists. */
const CHECK = `
  import { appendFileSync, existsSync, readFileSync } from 'node:fs';
  appendFileSync('.cache/runs', 'x');
  if (existsSync('.cache/meanwhile')) appendFileSync('src/a.ts', 'wrong');
  process.exitCode = existsSync('src/b.ts') || readFileSync('src/a.ts', 'utf8').startsWith('wrong') ? 1 : 0;
`;

let root: string;
const path = (file: string) => join(root, file);
function write(file: string, text: string) {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
}
/** Runs the check: `passed` or `failed`, with `kept` if it was skipped. */
function judge(readsCommits = false) {
  rmSync(path('.cache/runs'), { force: true });
  const reads = (file: string) => !file.endsWith('.md');
  const code = skipUnchanged(root, 'sample', { command: ['check.mjs'], reads, readsCommits });
  return `${code === 0 ? 'passed' : 'failed'}${existsSync(path('.cache/runs')) ? '' : ', kept'}`;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-checks-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  write('check.mjs', CHECK);
  write('src/a.ts', 'right');
  write('docs/a.md', 'words');
  write('.gitignore', '.cache\nnode_modules\n');
  write('.cache/x', '');
  write('node_modules/.package-lock.json', '1');
  execFileSync('git', ['init', '-q', root]);
  execFileSync('git', ['add', '.'], { cwd: root });
  expect([judge(), judge()]).toEqual(['passed', 'passed, kept']);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('a failure is never cached, and clears the cache', () => {
  write('src/a.ts', 'wrong');
  expect([judge(), judge()]).toEqual(['failed', 'failed']);
  write('src/a.ts', 'right');
  expect([judge(), judge()]).toEqual(['passed', 'passed, kept']);
});

test.each([
  ['a file that is read', 'src/a.ts', 'right again'],
  ['the program of the check', 'check.mjs', `${CHECK} // changed`],
  ['what is installed', 'node_modules/.package-lock.json', '2'],
  ['the name of a file that is not read', 'docs/b.md', ''],
])('it runs again after a change of %s', (_what, file, text) => {
  write(file, text);
  expect([judge(), judge()]).toEqual(['passed', 'passed, kept']);
});

test('an untracked file and a missing one count', () => {
  write('src/b.ts', '');
  expect(judge()).toBe('failed');
  rmSync(path('src/b.ts'));
  expect([judge(), judge()]).toEqual(['passed', 'passed, kept']);
  rmSync(path('docs/a.md'));
  expect(judge()).toBe('passed');
});

test('a text outside the inputs changes nothing', () => {
  write('docs/a.md', 'other words');
  expect(judge()).toBe('passed, kept');
});

test('a commit is a change for a check that reads commits', () => {
  const commit = () =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'one', '--allow-empty'],
      {
        cwd: root,
      },
    );
  expect([judge(true), judge(true)]).toEqual(['passed', 'passed, kept']);
  commit();
  expect([judge(true), judge(true)]).toEqual(['passed', 'passed, kept']);
  expect(judge()).toBe('passed');
  commit();
  expect(judge()).toBe('passed, kept');
});

test('a file that changes during the check is checked again', () => {
  write('.cache/meanwhile', '');
  write('src/a.ts', 'right, then ');
  expect(judge()).toBe('passed');
  rmSync(path('.cache/meanwhile'));
  expect(readFileSync(path('src/a.ts'), 'utf8')).toContain('wrong');
  expect(judge()).toBe('passed');
  expect(judge()).toBe('passed, kept');
});

test('outside git nothing is cached', () => {
  rmSync(path('.git'), { recursive: true });
  expect([judge(), judge()]).toEqual(['passed', 'passed']);
});
