import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { HOUR_MS } from '../clock/durations.ts';
import { incomingFolder } from '../pipeline/uploads/receivedFile.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../testing/index.ts';

const REQUEST_TIMEOUT_MS = 500;
const HEADERS_TIMEOUT_MS = 200;
const CHECK_EVERY_MS = 50;
/** Short enough that the server never sees an idle connection. */
const BYTE_EVERY_MS = 20;
const SLOW_AT_ONCE = 200;
const LIMITS = {
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  headersTimeoutMs: HEADERS_TIMEOUT_MS,
  checkEveryMs: CHECK_EVERY_MS,
};

/** Resolves when the folder is empty; the test's timeout reports a failure. */
async function untilEmpty(folder: string): Promise<void> {
  while ((await readdir(folder)).length > 0) await setTimeout(CHECK_EVERY_MS);
}

/** Clients that send a byte at a time over real sockets, with short limits of the server. */
describeWithDatabase('a client that sends byte by byte', (open) => {
  let server: TestServer;
  let port: number;
  const listen = async (limits = LIMITS) => {
    const opened = await open({ sendingLimits: limits });
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    return { opened, at: (opened.app.server.address() as AddressInfo).port };
  };
  beforeAll(async () => {
    ({ opened: server, at: port } = await listen());
  });

  /** Sends the beginning at once, and then byte by byte until the server ends the connection. */
  async function sendSlowly(beginning: string, to = port) {
    // It keeps sending after the server's end.
    const socket: Socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    const started = performance.now();
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    // The server resets a connection that receives data after its end.
    socket.on('error', () => undefined);
    socket.write(beginning);
    const dripping = setInterval(() => socket.write('a'), BYTE_EVERY_MS);
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    clearInterval(dripping);
    return { answer, tookMs: performance.now() - started };
  }

  const lines = (...all: string[]) => all.join('\r\n');
  type Browser = Pick<TestClient, 'token' | 'cookies'>;
  const headersOf = ({ token, cookies }: Browser) => [
    'Host: localhost',
    `Authorization: ${token}`,
    `Cookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}`,
    `X-XSRF-TOKEN: ${cookies.get('XSRF-TOKEN') ?? ''}`,
    'Content-Length: 50000',
  ];
  const loginOf = (browser: Browser) =>
    lines('POST /api/user/login HTTP/1.1', ...headersOf(browser), 'Content-Type: application/json', '', '{"userId":"');
  const uploadOf = (browser: Browser) =>
    lines(
      'POST /api/common/uploadFile HTTP/1.1',
      ...headersOf(browser),
      'Content-Type: multipart/form-data; boundary=b',
      '',
      '--b',
      'Content-Disposition: form-data; name="file"; filename="a.pdf"',
      '',
      '%PDF-1.4',
    );
  /** A member whose browser has its cookies. */
  const browse = async () => {
    const { client } = await server.member();
    await client.call('downloadCnt');
    return client;
  };

  test('is cut off if its body is incomplete, with the envelope', async () => {
    const { answer, tookMs } = await sendSlowly(loginOf(await browse()));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/"code":400/);
    expect(tookMs).toBeGreaterThanOrEqual(REQUEST_TIMEOUT_MS);
  });

  test('is cut off earlier if its headers are incomplete', async () => {
    // The whole request would have an hour: only the time for headers can end it.
    const { tookMs } = await sendSlowly(
      'GET /api/home/news/getListBoxNotice HTTP/1.1\r\nX-Slow: ',
      (await listen({ ...LIMITS, requestTimeoutMs: HOUR_MS })).at,
    );
    expect(tookMs).toBeGreaterThanOrEqual(HEADERS_TIMEOUT_MS);
  });

  test('is closed without a response if it has sent nothing: a request under way would take it for its own', async () => {
    const socket = connect({ port, host: '127.0.0.1' });
    const started = performance.now();
    expect(await text(socket)).toBe('');
    expect(performance.now() - started).toBeGreaterThanOrEqual(HEADERS_TIMEOUT_MS);
  });

  test('holds nothing, however many there are: others are answered meanwhile, and no file stays', async () => {
    const client = await browse();
    const slow = Array.from({ length: SLOW_AT_ONCE }, (_, index) =>
      sendSlowly(index % 2 ? loginOf(client) : uploadOf(client)),
    );
    const other = await fetch(`http://127.0.0.1:${port}/api/home/news/getListBoxNotice`);
    expect(((await other.json()) as { code: number }).code).toBe(1);
    for (const { tookMs } of await Promise.all(slow)) expect(tookMs).toBeGreaterThanOrEqual(REQUEST_TIMEOUT_MS);
    const connections = await new Promise((resolve) =>
      server.app.server.getConnections((_error, count) => resolve(count)),
    );
    // The other visitor's connection may be kept alive.
    expect(connections).toBeLessThanOrEqual(1);
    // A file is removed after its connection has ended, shortly after the client has seen that end.
    await untilEmpty(incomingFolder(server.configuration.dataFolder));
  });
});
