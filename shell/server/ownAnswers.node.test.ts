import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CODES } from '@portal/shared/contract/codes';
import { TestShell } from './testing/testShell.ts';

let shell: TestShell;
let port: number;
let broken: Server;

beforeAll(async () => {
  shell = await TestShell.create();
  // An API that closes every connection without an answer.
  broken = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => listen('http://127.0.0.1:1'));
afterAll(async () => {
  await shell.close();
  broken.close();
});

async function listen(apiOrigin: string) {
  await shell.restart({ apiOrigin });
  await shell.server.listen({ port: 0, host: '127.0.0.1' });
  port = (shell.server.server.address() as AddressInfo).port;
}

/** Sends a raw request and returns the whole response. */
function send(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, '', ''].join('\r\n'));
  return text(socket);
}
const get = (path: string, ...headers: string[]) =>
  send(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers);
const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

test.each([
  ['a path that cannot be read', '/api/%E0%A4%A', 400],
  ['a path out of the tree', '/api/..%2f..%2fetc/passwd', 400],
  ['such a path of a file', '/files/..%2f..%2fetc/passwd', 400],
  ['a path with a null', '/smart-user/a%00', 503],
  ['a path of a thousand letters', `/api/${'a'.repeat(1000)}`, 503],
  ['the bare prefix', '/api?x', 503],
])('%s gets an error in the envelope', async (_what, path, status) => {
  const answer = await get(path);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\ncontent-type: application\/json/i);
  expect(answer).toMatch(/\r\ncache-control: no-store/i);
  const entity = status === 400 ? { issues: [] } : null;
  expect(bodyOf(answer)).toEqual({ code: status, message: expect.stringMatching(/[가-힣]/), entity });
});

test('while the API is not running, no call speaks of files', async () => {
  expect(bodyOf(await get('/api/home/main'))).toMatchObject({ code: 503, message: CODES.NOT_READY.message });
});

test.each(['PURGE', 'TRACE', 'MKCOL'])('an unsupported method, %s, gets an error in the envelope', async (method) => {
  const answer = await send(`${method} /api/home/main HTTP/1.1`, 'Host: localhost', 'Connection: close');
  expect(bodyOf(answer)).toMatchObject({ code: expect.any(Number), message: expect.any(String), entity: null });
});

test.each(['/main', '/api/home/main', '/assets/main.js', '/remotes/mf-news-space/notice.js'])(
  'TRACE of %s repeats nothing of what was sent',
  async (path) => {
    const headers = ['Host: localhost', 'Connection: close', 'Authorization: token-of-somebody'];
    const answer = await send(`TRACE ${path} HTTP/1.1`, ...headers);
    expect(answer).toMatch(/^HTTP\/1\.1 (40[045]|50[0-9]) /);
    expect(answer).not.toMatch(/message\/http|token-of-somebody|TRACE/);
  },
);

test('an API that closes the connection results in an error in the envelope', async () => {
  await listen(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`);
  const answer = await get('/api/home/main');
  expect(answer).toMatch(/^HTTP\/1\.1 50[0-9] /);
  expect(bodyOf(answer)).toMatchObject({ message: expect.stringMatching(/[가-힣]/), entity: null });
});

test.each([
  ['no host', ['GET /api/home/main HTTP/1.1']],
  ['an unknown expectation', ['GET /api/home/main HTTP/1.1', 'Host: localhost', 'Expect: 200-ok']],
  ['a broken header', ['GET /api/home/main HTTP/1.1', 'Host: localhost', 'No colon']],
  ['two lengths', ['POST /api/user/login HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2']],
  ['headers without an end', ['GET /api HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`]],
  ['an address without an end', [`GET /api/${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost']],
])('a request with %s is refused in the envelope, and its connection ends', async (_what, lines) => {
  const answer = await send(...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(bodyOf(answer)).toMatchObject({ code: 400, entity: { issues: [] } });
});

test('a body that is too large gets an error in the envelope', async () => {
  const answer = await send(
    'POST /api/user/login HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${21 * 1024 * 1024}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(bodyOf(answer)).toMatchObject({ code: 413, entity: null });
});

test('a path that is no call gets a page in Korean', async () => {
  const answer = await get('/news/..%2f%E0%A4%A');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/\r\ncontent-type: text\/html/i);
});
