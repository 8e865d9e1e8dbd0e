import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms, linkLibraries, runnableBy } from './postgresPrograms.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder that only its owner can read, with a program that needs a neighbouring file. */
function closedPrograms(): string {
  const closed = join(folder, 'closed');
  mkdirSync(join(closed, 'bin'), { recursive: true, mode: 0o700 });
  mkdirSync(join(closed, 'lib'));
  writeFileSync(join(closed, 'lib', 'needed'), 'needed');
  writeFileSync(join(closed, 'bin', 'initdb'), '#!/bin/sh\ncat "$(dirname "$0")/../lib/needed"\n', { mode: 0o755 });
  return join(closed, 'bin');
}

test('tests run on the version of production', () => {
  const programs = findPrograms(null, join(folder, 'copy'));
  const version = execFileSync(join(programs, 'initdb'), ['--version'], { encoding: 'utf8' });
  const compose = readFileSync(join(import.meta.dirname, '../../../docker-compose.yml'), 'utf8');
  const production = /image: postgres:(\d+)/.exec(compose)?.[1] ?? 'none';
  expect(version).toContain(`(PostgreSQL) ${production}.`);
});

test('programs run in place for a user who can read them', () => {
  const programs = closedPrograms();
  expect(runnableBy(null, programs, join(folder, 'copy'))).toBe(programs);
});

(isRoot ? test : test.skip)('programs of a folder that is closed to the user are run from a copy', () => {
  // The user can reach the copy.
  chmodSync(folder, 0o755);
  const programs = runnableBy(NOBODY, closedPrograms(), join(folder, 'copy'));
  expect(programs).toBe(join(folder, 'copy', 'bin'));
  expect(execFileSync(join(programs, 'initdb'), { ...NOBODY, encoding: 'utf8' })).toBe('needed');
});

test('libraries are linked to their short names, once', () => {
  mkdirSync(join(folder, 'native/lib'), { recursive: true });
  writeFileSync(join(folder, 'native/lib/libpq.so.5.17'), 'the library');
  const links = [{ source: 'native/lib/libpq.so.5.17', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  linkLibraries(folder);
  linkLibraries(folder);
  expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('the library');
});
