import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf } from '../bench/figures.ts';
import { ADDRESS, compose, containersOf, docker } from './compose.ts';

const CONTAINERS = ['edge', 'shell', 'mf-about', 'api', 'postgres'];
const ABUSE_MS = 60_000;
const QUIET_MS = 20_000;
const REST_MS = 2000;
const READ_EVERY_MS = 100;
const MAX_RATIO = 2;
/** A faster page counts as immediate, because the abuse runs on the same processors. */
const AT_ONCE_MS = 40;

const READ = ['/main', '/news/notice', '/about/history', '/registry.json?path=/main'];

/** Durations of pages read by another visitor meanwhile; each is complete. */
async function read(forMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = Date.now() + forMs; Date.now() < end; await pause(READ_EVERY_MS)) {
    const path = READ[times.length % READ.length] ?? '';
    const began = performance.now();
    const answer = await fetch(ADDRESS + path);
    await answer.arrayBuffer();
    assert.equal(answer.status, 200, path);
    times.push(performance.now() - began);
  }
  return times;
}

/** Running containers with their start, and with any out-of-memory kill by Linux. */
async function containers(): Promise<string> {
  const ids = (await compose('ps', '--quiet')).trim().split('\n');
  const format = '{{.Name}} {{.State.StartedAt}} {{.State.OOMKilled}} {{.RestartCount}}';
  return (await docker(['inspect', '--format', format, ...ids])).split('\n').sort().join('\n');
}

/** Runs each container's worst abuse for a minute: it survives, and others' pages take at most twice as long. */
export async function abuseHarmsNobody(): Promise<string> {
  const before = await containers();
  const quiet = spreadOf(await read(QUIET_MS)).median;
  const figures = [`quiet ${quiet.toFixed(0)} ms`];
  for (const container of CONTAINERS) {
    const abuser = fork(join(import.meta.dirname, 'abuser.ts'), [container]);
    try {
      const { median, max } = spreadOf(await read(ABUSE_MS));
      const [id = ''] = await containersOf(container);
      const memory = (await docker(['stats', '--no-stream', '--format', '{{.MemUsage}}', id])).trim();
      figures.push(`${container} ${median.toFixed(0)} ms, the slowest ${max.toFixed(0)}, ${memory}`);
      assert.ok(median <= Math.max(MAX_RATIO * quiet, AT_ONCE_MS), figures.join('; '));
    } finally {
      abuser.kill();
    }
    assert.equal(await containers(), before, `${container}: ${figures.join('; ')}`);
    await pause(REST_MS);
  }
  return figures.join('; ');
}
