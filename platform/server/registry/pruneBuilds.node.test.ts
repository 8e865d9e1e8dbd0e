import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pruneBuilds } from './pruneBuilds.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-21T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'builds-'));
  await mkdir(join(dist, 'builds'));
  await writeFile(join(dist, 'section.json'), '{}');
});
afterEach(() => rm(dist, { recursive: true }));

/** A build with one file of its own and some others, made some hours ago. */
async function build(id: string, hours: number, ...others: string[]) {
  const files = [`page.${id}.js`, ...others];
  for (const file of files) await writeFile(join(dist, file), '');
  await writeFile(join(dist, 'builds', `${id}.json`), JSON.stringify(files));
  await utimes(join(dist, 'builds', `${id}.json`), hoursAgo(hours), hoursAgo(hours));
}

const files = async () => (await readdir(dist)).filter((file) => file.endsWith('.js')).sort();

test('the live build stays, with any number of builds and canaries after it', async () => {
  await build('a', 900);
  for (const id of ['b', 'c', 'd']) await build(id, 400);
  await pruneBuilds(dist, new Set(['a', 'd']), now);
  expect(await files()).toEqual(['page.a.js', 'page.d.js']);
});

test('a file shared with a retained build stays, and a file that no build lists is left alone', async () => {
  await build('old', 400, 'common.js');
  await build('live', 50, 'common.js');
  await writeFile(join(dist, 'robots.js'), '');
  expect(await pruneBuilds(dist, new Set(['live']), now)).toEqual(['old']);
  expect(await files()).toEqual(['common.js', 'page.live.js', 'robots.js']);
  expect(await readdir(join(dist, 'builds'))).toEqual(['live.json']);
});

test('a build is deleted a fortnight after it was last live, not after it was made', async () => {
  await build('long-live', 900);
  await pruneBuilds(dist, new Set(['long-live']), now);
  const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  expect(await pruneBuilds(dist, new Set(['next']), later(14 * 24 - 1))).toEqual([]);
  expect(await pruneBuilds(dist, new Set(['next']), later(14 * 24 + 1))).toEqual(['long-live']);
});

test('a build that nobody has registered yet stays for a fortnight', async () => {
  await build('fresh', 300);
  expect(await pruneBuilds(dist, new Set(['live']), now)).toEqual([]);
});
