import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askService, ServiceRefusal } from './askService.ts';

const SERVICE = { name: 'the service', code: /"code":"([A-Z]{1,20})"/, maxAnswerBytes: 1_000 };
/** Enough for a local response on a busy machine. */
const TIMEOUT_MS = 30_000;
/** For a response that never comes. */
const SHORT_TIMEOUT_MS = 100;
const KEY = { authorization: 'Basic key-of-ours' };

let answer: (response: ServerResponse) => void;
const requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
const server = createServer((request, response) => {
  void (async () => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    answer(response);
  })();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => void requests.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says =
  (status: number, text: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end(text);
const ask = (given: (response: ServerResponse) => void, body?: object, timeoutMs = TIMEOUT_MS) => {
  answer = given;
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/asked`;
  return askService(SERVICE, { address, headers: KEY, body, timeoutMs });
};
const errorOf = async (asked: Promise<unknown>): Promise<Error> =>
  asked.then(
    () => Promise.reject(new Error('it was answered')),
    (error: unknown) => error as Error,
  );

test('a request has the key, and is a GET, or a POST with a body', async () => {
  expect(await ask(says(200, '{"a":1}'))).toEqual({ a: 1 });
  expect(await ask(says(200, '[]'), { name: '한소라' })).toEqual([]);
  expect(requests).toMatchObject([
    { method: 'GET', headers: KEY, body: '' },
    { method: 'POST', headers: { ...KEY, 'content-type': 'application/json' }, body: '{"name":"한소라"}' },
  ]);
  expect(requests[0]?.headers).not.toHaveProperty('content-type');
});

test.each([
  ['its code', '{"code":"REJECTED","message":"한소라 님"}', 'REJECTED'],
  ['nothing, where it is not the service’s own', '<html>한소라</html>', 'WITHOUT_CODE'],
])('of a refusal %s is retained', async (_what, text, code) => {
  const error = await errorOf(ask(says(403, text)));
  expect(error).toBeInstanceOf(ServiceRefusal);
  expect(error).toMatchObject({ message: `the service refused with 403 ${code}`, status: 403, code });
});

test.each([
  ['a word that is none', '{"name":한소라}'],
  ['a page', '<html>한소라</html>'],
  ['half of it', '{"name":"한소라'],
])('an error does not repeat a response that is not JSON, %s', async (_what, text) => {
  const error = await errorOf(ask(says(200, text)));
  expect(error).not.toBeInstanceOf(ServiceRefusal);
  expect(error.message).toBe('the service answered what is not JSON');
  expect(String(error.cause)).not.toContain('한소라');
});

test.each([301, 302, 307, 308])('a service that leads elsewhere by %i is not followed', async (status) => {
  await errorOf(ask(says(status, '', { location: '/elsewhere' }), {}));
  expect(requests.map(({ url }) => url)).toEqual(['/asked']);
});

test('a response is read up to its limit, a refusal too', async () => {
  for (const status of [200, 400]) {
    const error = await errorOf(ask(says(status, `{"code":"LONG","a":"${'a'.repeat(1_000)}"}`)));
    expect(error).toEqual(new Error('the answer is longer than 1000 bytes'));
  }
});

test.each([
  ['that never comes', () => undefined],
  ['that never ends', (response: ServerResponse) => void response.writeHead(200).write('{"a":')],
])('a response %s is awaited until its timeout', async (_what, given) => {
  expect(await errorOf(ask(given, undefined, SHORT_TIMEOUT_MS))).toHaveProperty('name', 'TimeoutError');
});
