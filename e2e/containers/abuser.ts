import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESS } from './compose.ts';

// An anonymous visitor who abuses a container until this program is ended: node abuser.ts edge

/** Interval after which a refused request is sent again. */
const REOPEN_MS = 5000;
/** Bytes of a body; more would keep this program from its other connections. */
const MAX_SENT_BYTES = 500_000;
/** Parallel requests, like several windows of one browser. */
const FLOODS = 4;

const { host, port } = new URL(ADDRESS);

/** Keeps connections open after sending some bytes, and reads no response. */
function hold(count: number, said: string): void {
  const bytes = Buffer.from(said);
  const keepOne = async () => {
    for (;;) {
      const socket = connect({ port: Number(port), host: 'localhost' });
      socket.pause().write(bytes);
      await new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
      await pause(REOPEN_MS);
    }
  };
  for (let index = 0; index < count; index += 1) void keepOne();
}

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers].join('\r\n');

/** A request with a content length but an incomplete body. */
const unfinished = (path: string, bytes: number, type = 'application/json') =>
  head('POST', path, `Content-Type: ${type}`, `Content-Length: ${bytes + 1}`) +
  `\r\n\r\n${'a'.repeat(Math.min(bytes, MAX_SENT_BYTES))}`;

/** Requests one address after another, several at a time. */
function flood(addressOf: (number: number) => string): void {
  let number = 0;
  const ask = async () => {
    for (;;)
      await fetch(ADDRESS + addressOf((number += 1)))
        .then((answer) => answer.arrayBuffer())
        .catch(() => pause(REOPEN_MS));
  };
  for (let index = 0; index < FLOODS; index += 1) void ask();
}

const made = (number: number) => `${number}x${Math.random().toString(36).slice(2)}`;

/** Abuses by container. */
const ABUSES: Record<string, () => void> = {
  edge: () => {
    hold(150, unfinished('/api/user/login', 150_000));
    hold(50, unfinished('/api/office/bank/read', 1_000_000));
    hold(80, unfinished('/api/common/uploadFile', 15_000_000, 'multipart/form-data; boundary=a'));
    hold(15, unfinished('/api/user/login', 19_000_000));
    hold(200, `${head('GET', '/main')}\r\n\r\n`);
    hold(1000, head('GET', '/main', `X-A: ${'a'.repeat(7000)}`, `X-B: ${'b'.repeat(7000)}`));
    flood((number) => `/main?q=${made(number)}`);
  },
  shell: () => {
    flood((number) => `/news/notice?keyword=${made(number)}`);
    flood((number) => `/${made(number)}`);
  },
  'mf-about': () => {
    hold(200, `${head('GET', '/remotes/mf-about/section.json')}\r\n\r\n`);
    flood(() => '/remotes/mf-about/section.json');
  },
  api: () => {
    hold(400, `${head('GET', '/api/home/news/awaitPublished')}\r\n\r\n`);
    flood(() => '/api/openapi.json');
  },
  postgres: () => flood((number) => `/api/home/news/getListBoxNotice?limit=100&keyword=${made(number)}`),
};

ABUSES[process.argv[2] ?? '']?.();
