import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastRelease } from './lastRelease.ts';

/** A separate repository with three commits. */
class Repository {
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-release-'));

  readonly run = (...args: string[]): string | null => {
    try {
      const by = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
      return execFileSync('git', [...by, ...args], { cwd: this.#folder, encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      return null;
    }
  };

  constructor() {
    this.run('init', '--quiet');
    for (const message of ['one', 'two', 'three']) this.run('commit', '--allow-empty', '--quiet', '-m', message);
  }

  commit(name: string): string {
    return this.run('rev-parse', name) ?? '';
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

let repository: Repository;
beforeEach(() => {
  repository = new Repository();
});
afterEach(() => repository.remove());

const tag = (name: string, commit: string) => repository.run('tag', '-a', '-m', name, name, commit);

test('without a tag a commit replaces it', () => {
  const first = repository.commit('HEAD~2');
  expect(lastRelease(first, repository.run)).toEqual({ name: first.slice(0, 12), commit: first });
});

test('the newest annotated tag of a version is the last release', () => {
  tag('v0.1.0', 'HEAD~2');
  tag('v0.2.0', 'HEAD~1');
  tag('shown', 'HEAD~1');
  repository.run('tag', 'v0.3.0', 'HEAD~1');
  expect(lastRelease('0'.repeat(40), repository.run)).toEqual({ name: 'v0.2.0', commit: repository.commit('HEAD~1') });
});

test('a checked-out release is compared with the one before it', () => {
  tag('v0.1.0', 'HEAD~2');
  tag('v0.2.0', 'HEAD');
  expect(lastRelease('0'.repeat(40), repository.run)).toMatchObject({ name: 'v0.1.0' });
});

test('a clone without either explains how to get it', () => {
  expect(lastRelease('f'.repeat(40), repository.run)).toMatch(/not the commit ffffffffffff: git fetch/);
});
