import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf } from '../bench/figures.ts';
import { ADDRESS, compose, containersOf, docker } from './compose.ts';

// One visitor without a login asks the worst of each container for a minute, while another reads.

const ABUSE_MS = 60_000;
const QUIET_MS = 20_000;
const READ_EVERY_MS = 100;
const MAX_RATIO = 2;
/** A page that comes sooner is as good as at once: the abuse is made on the same processors. */
const AT_ONCE_MS = 40;
const REOPEN_MS = 1000;
const FLOODS = 8;

const { host, port } = new URL(ADDRESS);
const READ = ['/main', '/news/notice', '/about/history', '/registry.json?path=/main'];

/** Ends an abuse. */
type End = () => void;

/** Keeps connections open on which this much was said, and reads no answer. */
function hold(count: number, said: string): End {
  const ended = new AbortController();
  const keepOne = async () => {
    while (!ended.signal.aborted) {
      const socket = connect({ port: Number(port), host: 'localhost', signal: ended.signal });
      socket.pause().write(said);
      await new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
      await pause(REOPEN_MS);
    }
  };
  for (let index = 0; index < count; index += 1) void keepOne();
  return () => ended.abort();
}

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers].join('\r\n');

/** A body that says its length and lacks its end. */
const unfinished = (path: string, bytes: number, type = 'application/json') =>
  `${head('POST', path, `Content-Type: ${type}`, `Content-Length: ${bytes + 1}`)}\r\n\r\n${'a'.repeat(bytes)}`;

/** Asks for one address after the other, several at a time. */
function flood(addressOf: (number: number) => string): End {
  let number = 0;
  let isOver = false;
  const ask = async () => {
    while (!isOver)
      await fetch(ADDRESS + addressOf((number += 1)))
        .then((answer) => answer.arrayBuffer())
        .catch(() => pause(READ_EVERY_MS));
  };
  for (let index = 0; index < FLOODS; index += 1) void ask();
  return () => {
    isOver = true;
  };
}

const all =
  (...starts: (() => End)[]) =>
  (): End => {
    const ends = starts.map((start) => start());
    return () => ends.forEach((end) => end());
  };

const made = (number: number) => `${number}x${Math.random().toString(36).slice(2)}`;

/** By container. */
const ABUSES: Record<string, () => End> = {
  edge: all(
    () => hold(150, unfinished('/api/user/login', 150_000)),
    () => hold(50, unfinished('/api/office/bank/read', 1_200_000)),
    () => hold(80, unfinished('/api/common/uploadFile', 15_000_000, 'multipart/form-data; boundary=a')),
    () => hold(15, unfinished('/api/user/login', 19_000_000)),
    () => hold(200, `${head('GET', '/main')}\r\n\r\n`),
    () => hold(1000, head('GET', '/main', `X-A: ${'a'.repeat(7000)}`, `X-B: ${'b'.repeat(7000)}`)),
    () => flood((number) => `/main?q=${made(number)}`),
  ),
  shell: all(
    () => flood((number) => `/news/notice?keyword=${made(number)}`),
    () => flood((number) => `/${made(number)}`),
  ),
  'mf-about': all(
    () => hold(200, `${head('GET', '/remotes/mf-about/section.json')}\r\n\r\n`),
    () => flood(() => '/remotes/mf-about/section.json'),
  ),
  api: all(
    () => hold(400, `${head('GET', '/api/home/news/awaitPublished')}\r\n\r\n`),
    () => flood(() => '/api/openapi.json'),
  ),
  postgres: () => flood((number) => `/api/home/news/getListBoxNotice?limit=100&keyword=${made(number)}`),
};

/** How long each page took that somebody else has read meanwhile; they are whole. */
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

/** Each container that runs, since when, and whether Linux has ended a process of it for its memory. */
async function containers(): Promise<string> {
  const ids = (await compose('ps', '--quiet')).trim().split('\n');
  const format = '{{.Name}} {{.State.StartedAt}} {{.State.OOMKilled}} {{.RestartCount}}';
  return (await docker(['inspect', '--format', format, ...ids])).split('\n').sort().join('\n');
}

/** Each container's worst for a minute: it lives, and others' pages take at most twice their quiet time. */
export async function abuseHarmsNobody(): Promise<string> {
  const before = await containers();
  const quiet = spreadOf(await read(QUIET_MS)).median;
  const figures = [`quiet ${quiet.toFixed(0)} ms`];
  for (const [container, start] of Object.entries(ABUSES)) {
    const end = start();
    try {
      const { median, max } = spreadOf(await read(ABUSE_MS));
      const [id = ''] = await containersOf(container);
      const memory = (await docker(['stats', '--no-stream', '--format', '{{.MemUsage}}', id])).trim();
      figures.push(`${container} ${median.toFixed(0)} ms, the slowest ${max.toFixed(0)}, ${memory}`);
      assert.ok(median <= Math.max(MAX_RATIO * quiet, AT_ONCE_MS), figures.join('; '));
    } finally {
      end();
    }
    assert.equal(await containers(), before, `${container}: ${figures.join('; ')}`);
    await pause(REOPEN_MS);
  }
  return figures.join('; ');
}
