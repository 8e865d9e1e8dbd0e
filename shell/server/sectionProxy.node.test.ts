import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import { shellServer } from './server.ts';
import { settingsIn } from './testing/testSettings.ts';

let folder: ShellFolder;
let server: FastifyInstance;
let section: Server;
let behave: (socket: Socket) => void;
const sockets = new Set<Socket>();

const originOf = ({ port }: AddressInfo) => `http://127.0.0.1:${port}`;

beforeAll(async () => {
  folder = await ShellFolder.create();
  section = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    behave(socket);
  });
  await new Promise<void>((resolve) => section.listen(0, '127.0.0.1', resolve));
  await folder.store({
    ...aSectionEntry(aSectionBuild('one')),
    origin: originOf(section.address() as AddressInfo),
  });
  server = await shellServer(settingsIn(folder), new Registry());
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  for (const socket of sockets) socket.destroy();
  section.close();
  await folder.remove();
});

const address = () => server.server.address() as AddressInfo;

/** Sends a request over a socket of its own, and returns the response once the shell has ended it. */
const ask = (path: string, heard: () => void = () => undefined) =>
  new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(address().port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (data) => {
      text += data.toString();
      heard();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });

describe('a section that hangs', () => {
  // The shell's own timers advance only when a test says so; the network runs in real time.
  beforeAll(() => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'performance', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
    });
  });
  afterAll(() => jest.useRealTimers());
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  test('occupies a connection for seconds only, and other files load meanwhile', async () => {
    const asked = new Promise<void>((resolve) => {
      let requests = 0;
      behave = (socket) => socket.once('data', () => (requests += 1) === 6 && resolve());
    });
    const ended = jest.fn();
    const hanging = Array.from({ length: 6 }, () => ask('/remotes/mf-news-space/routes.js', ended));
    await asked;
    expect(await ask('/assets/main.s1.js')).toContain('200 OK');
    expect(ended).not.toHaveBeenCalled();
    await pass(8);
    for (const text of await Promise.all(hanging)) expect(text).toContain('504 Gateway Timeout');
  });

  test('ends the response where it stops within a file', async () => {
    behave = (socket) => {
      socket.once('data', () =>
        socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\nContent-Length: 1000\r\n\r\nhalf'),
      );
    };
    let hasBegun = () => undefined as void;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const asking = ask('/remotes/mf-news-space/routes.js', () => hasBegun());
    await begun;
    await pass(13);
    expect(await asking).toContain('half');
  });
});

test('a 503 is passed on and not retried', async () => {
  let requests = 0;
  behave = (socket) => {
    socket.on('data', () => {
      requests += 1;
      socket.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 4\r\nConnection: close\r\n\r\ndown');
    });
  };
  expect(await ask('/remotes/mf-news-space/routes.js')).toContain('503 Service Unavailable');
  expect(requests).toBe(1);
});

test('a new section is reached at its registered address, without a new release of the shell', async () => {
  behave = (socket) => {
    socket.once('data', (request) => {
      const [line] = request.toString().split('\r\n');
      const body = `new(${JSON.stringify(line)})`;
      socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);
    });
  };
  expect(await ask('/remotes/mf-market/page.js')).toContain('404 Not Found');
  await folder.store({
    ...aSectionEntry(aSectionBuild('one', { name: 'mf-market', prefixes: ['/market'], pages: [], menus: [] })),
    origin: originOf(section.address() as AddressInfo),
  });
  expect(await ask('/remotes/mf-market/page.js?v=1')).toContain('new("GET /page.js?v=1 HTTP/1.1")');
});
