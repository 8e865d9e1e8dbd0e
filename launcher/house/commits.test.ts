import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitFigures } from './commits.ts';
import { printPlace } from './figure.ts';
import { readTree } from './tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-house-'));
const whole = join(folder, 'whole');
afterAll(() => rmSync(folder, { recursive: true }));

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@portal.example'];
const git = (...args: string[]) => execFileSync('git', [...AUTHOR, ...args], { cwd: whole, encoding: 'utf8' }).trim();
/** Commits a new file with some lines. */
function commit(subject: string, file: string, lines: number) {
  writeFileSync(join(whole, file), 'a\n'.repeat(lines));
  git('add', '.');
  git('commit', '-qm', subject);
  return git('rev-parse', '--short', 'HEAD');
}

let first: string;
let long: string;
let large: string;
beforeAll(() => {
  execFileSync('git', ['init', '-q', whole]);
  first = commit('x'.repeat(80), 'first.ts', 3001);
  long = commit('x'.repeat(73), 'a.ts', 3000);
  large = commit('가'.repeat(72), 'b.ts', 3001);
  git('checkout', '-qb', 'other', first);
  commit('other', 'c.ts', 1);
  git('merge', '-q', '--no-ff', '-m', 'm'.repeat(90), large);
});

/** Commits counted by the two figures; null if they are unreadable. */
const countedIn = (root: string, since: string) =>
  commitFigures(root, since).figures.map(({ value, places }) => (value === null ? null : places?.map(printPlace)));

test('long subjects and large commits since the first one count, merges do not', () => {
  expect(countedIn(whole, first)).toEqual([[`${long} +3000 ${'x'.repeat(73)}`], [`${large} +3001 ${'가'.repeat(72)}`]]);
});

test('a shallow clone, an unknown commit and a folder without git are not read', () => {
  const shallow = join(folder, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${whole}`, shallow]);
  expect(countedIn(shallow, first)).toEqual([null, null]);
  expect(countedIn(whole, '0123abc')).toEqual([null, null]);
  expect(countedIn(folder, first)).toEqual([null, null]);
  expect(commitFigures(folder, first).title).toBe('commits were not read: there is no whole history here');
});

test('a tree is read with and without git, without missing files', () => {
  writeFileSync(join(whole, 'new.md'), 'new');
  rmSync(join(whole, 'a.ts'));
  expect([...readTree(whole).keys()]).toEqual(['b.ts', 'c.ts', 'first.ts', 'new.md']);
  expect([...readTree(folder).keys()]).toContain('whole/new.md');
});
