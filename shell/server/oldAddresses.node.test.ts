import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OldAddresses } from './html/OldAddresses.ts';
import { TestShell } from './testing/testShell.ts';

/** Addresses of the former site, by an API of this test. */

const TARGETS: Readonly<Record<string, string>> = {
  '/bbs/view.php?no=12': '/news/notice?noticeNo=12',
  '/bbs/other.php': '/nowhere',
  '/index.php?mid=edu&document_srl=12': '/news/notice?words=교육',
  '/%EC%86%8C%EA%B0%9C/1': '/news/notice',
  '/bbs/circle.php': '/bbs/view.php?no=12',
  '/bbs/away.php': '//evil.example/news/notice',
};

let shell: TestShell;
let api: Server;
let asked: string[] = [];
let isDown = false;
beforeAll(async () => {
  api = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://api').searchParams.get('url');
    if (address === null) return response.writeHead(404).end();
    asked.push(address);
    if (isDown) return response.writeHead(500).end();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code: 1, message: '', entity: { target: TARGETS[address] ?? null } }));
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  shell = await TestShell.create();
});
beforeEach(async () => {
  asked = [];
  isDown = false;
  await shell.restart({ apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await shell.close();
  await new Promise((resolve) => void api.close(resolve));
});

test('an old address leads to its page for good, and is asked for once', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, headers } = await shell.open('/bbs/view.php?no=12');
    expect([statusCode, headers.location]).toEqual([301, '/news/notice?noticeNo=12']);
  }
  expect(asked).toEqual(['/bbs/view.php?no=12']);
});

test.each([
  ['/index.php?mid=edu&document_srl=12', '/news/notice?words=%EA%B5%90%EC%9C%A1'],
  ['/%EC%86%8C%EA%B0%9C/1', '/news/notice'],
  ['/%BC%D2%B0%B3/1', '/news/notice'],
  ['/%bc%d2%b0%b3/1', '/news/notice'],
])('%s leads to %s', async (address, page) => {
  const { statusCode, headers } = await shell.open(address);
  expect([statusCode, headers.location]).toEqual([301, page]);
});

test.each([
  ['/%zz', 400],
  ['/%E0%A4%A', 400],
  ['/%B0', 400],
  [`/${'%BC%D2'.repeat(150)}`, 404],
  [`/${'%BC%D2'.repeat(2000)}?${'%FF'.repeat(2000)}`, 404],
])('%s breaks nothing', async (address, status) => {
  expect((await shell.open(address)).statusCode).toBe(status);
});

test.each(['/bbs/other.php', '/bbs/circle.php', '/bbs/away.php', '/bbs/none.php'])(
  '%s leads nowhere: its target is no page of this portal',
  async (address) => {
    expect((await shell.open(address)).statusCode).toBe(404);
    expect(asked).toEqual([address]);
  },
);

test('neither pages nor files of builds are looked up', async () => {
  for (const address of ['/news/notice', '/main?from=mail', '/assets/gone.js', '/remotes/mf-news-space/gone.js'])
    await shell.open(address);
  expect(asked).toEqual([]);
});

test('without the API an unknown address gets the usual page with 404, and the API is left alone for a while', async () => {
  isDown = true;
  for (const address of ['/bbs/view.php?no=12', '/old/notice', '/old/notice'])
    expect((await shell.open(address)).statusCode).toBe(404);
  expect((await shell.open('/old/notice')).body).toContain('<title>');
  expect(asked).toHaveLength(1);
});

test('a robot does not make the shell ask without end', async () => {
  let now = 0;
  let lookups = 0;
  const ask = () => {
    lookups += 1;
    return Promise.resolve({ target: null } as never);
  };
  const addresses = new OldAddresses(
    ask,
    () => undefined,
    () => now,
  );
  for (let no = 0; no < 1000; no += 1) await addresses.pageOf(`/bbs/view.php?no=${no}`);
  expect(lookups).toBe(300);
  now = 60_000;
  await addresses.pageOf('/bbs/view.php?no=1001');
  expect(lookups).toBe(301);
});
