import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { renderedBuild as build, startRendering } from './testing/renderedShell.ts';
import { TestShell } from './testing/testShell.ts';

// Responses of cached pages, for visitors and for shared caches.

const DECOMPRESSORS: Record<string, (content: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
});
beforeEach(() => startRendering(shell));
afterAll(() => shell.close());

describe('a cached page', () => {
  const opened = async (headers = {}, address = '/news/notice') => {
    const { statusCode, body, rawPayload, headers: sent } = await shell.open(address, headers);
    const decompress = DECOMPRESSORS[String(sent['content-encoding'])];
    return { statusCode, sent, text: decompress ? decompress(rawPayload).toString() : body };
  };
  const gzip = { 'accept-encoding': 'gzip' };
  const brotli = { 'accept-encoding': 'gzip, br' };
  const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

  test('is sent compressed, and has the same content as uncompressed', async () => {
    const [one, other, plain] = [await opened(gzip), await opened(brotli), await opened()];
    expect(one.sent).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(other.sent).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(plain.sent).not.toHaveProperty('content-encoding');
    expect([one.text, other.text]).toEqual([plain.text, plain.text]);
    expect(one.sent['content-security-policy']).toBe(plain.sent['content-security-policy']);
  });

  test('is compressed well for many visitors, and fast at an address with a typed word', async () => {
    const sizeAt = (quality: number, text: string) =>
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
    for (const [address, quality] of [
      ['/main', 8],
      ['/news/notice', 8],
      ['/news/notice?keyword=12', 8],
      ['/news/notice?keyword=a', 5],
    ] as const) {
      const { rawPayload } = await shell.open(address, brotli);
      expect([address, rawPayload.length]).toEqual([
        address,
        sizeAt(quality, brotliDecompressSync(rawPayload).toString()),
      ]);
    }
  });

  test('may be stored by shared caches, sets no cookie, and names its purge keys', async () => {
    const { sent } = await opened();
    expect(sent['cache-control']).toBe(SHARED);
    expect(sent).not.toHaveProperty('set-cookie');
    expect(sent['surrogate-key']).toBe('shell@s2 mf-news-space@one /news/notice');
  });

  test('may be stored at its canonical address, as links of the portal write it', async () => {
    for (const address of ['/news/notice?keyword=a', '/news/notice?keyword=%EC%8B%9C%ED%97%98', '/main'])
      expect([address, (await opened({}, address)).sent['cache-control']]).toEqual([
        address,
        expect.stringMatching(/^public/),
      ]);
  });

  test('is not sent again to a client that has it', async () => {
    const { sent } = await opened();
    const again = await opened({ 'if-none-match': `"other", ${String(sent.etag)}` });
    expect([again.statusCode, again.text]).toEqual([304, '']);
    expect(again.sent['cache-control']).toBe(SHARED);
    expect((await opened({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  test.each([
    ['of a page for members', {}, '/news/letters'],
    ['of a page that does not exist', {}, '/nothing'],
    ['of an article that does not exist', {}, '/news/notice?keyword=missing'],
    ['that the browser has to render', {}, '/news/notice?keyword=broken'],
    ['of a developer’s own build', {}, '/news/notice?section.mf-news-space=http://localhost:3003'],
    ['for who has a session', { authorization: 'token' }, '/news/notice'],
    ['at an address with a name that the page does not read', {}, '/news/notice?keyword=a&q=1'],
    ['at an address with a name that is there twice', {}, '/news/notice?keyword=a&keyword=a'],
    ['at an address with an empty query', {}, '/news/notice?&'],
    ['at an address that is written in another way', {}, '/news/notice?keyword=%61'],
    ['at an address with a slash at its end', {}, '/news/notice/'],
  ])('is no document %s', async (_what, headers, address) => {
    expect((await opened(headers, address)).sent).toMatchObject({ 'cache-control': 'private, no-cache' });
  });

  test('is not shared while visitors get different builds of its section because of a canary', async () => {
    await shell.folder.store(aSectionEntry(build, { canary: { build: { ...build, id: 'two' }, share: 0.5 } }));
    const { sent } = await opened();
    expect(sent['cache-control']).toBe('private, no-cache');
    expect(String(sent['set-cookie'])).toMatch(/^portal-cohort=\d+;/);
    // Not for a visitor from an earlier canary either.
    expect((await opened({ cookie: 'portal-cohort=7' })).sent['cache-control']).toBe('private, no-cache');
  });

  test('stays shared while nothing that it is made of has a canary', async () => {
    const of = (id: string, menus: typeof build.menus) =>
      aSectionBuild(id, { name: 'mf-other', prefixes: ['/other'], pages: [], menus });
    const tried = (id: string, menus: typeof build.menus) =>
      shell.store(aSectionEntry(of('o1', []), { canary: { build: of(id, menus), share: 0.5 } }));
    await tried('o2', []);
    for (const headers of [{}, { cookie: 'portal-cohort=123456' }]) {
      const { sent } = await opened(headers);
      expect(sent).toMatchObject({ 'cache-control': expect.stringMatching(/^public/) as string });
      expect(sent).not.toHaveProperty('set-cookie');
    }
    await tried('o3', [{ id: 'other', title: '다른 메뉴', order: 90, entries: [] }]);
    expect((await opened()).sent['cache-control']).toBe('private, no-cache');
  });

  test('differs between builds', async () => {
    await opened(brotli);
    await shell.store(aSectionEntry({ ...build, id: 'two', files: { '*': { scripts: [], styles: ['new.css'] } } }));
    expect((await opened(brotli)).text).toContain('data-href="new.css"');
  });

  test('has the same bytes for every visitor, on every page', async () => {
    const visitors = [
      {},
      {
        cookie: `XSRF-TOKEN=${'b'.repeat(32)}; portal-cohort=42; browser=s%3Aabc; other=1`,
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X)',
        'accept-language': 'en-US,en;q=0.5',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
        host: 'evil.example',
        referer: 'https://elsewhere.example/',
        'save-data': 'on',
        dnt: '1',
      },
      { authorization: 'a-members-token', cookie: `XSRF-TOKEN=${'c'.repeat(32)}; portal-cohort=99` },
    ];
    // On a busy machine the first requests come before the page is rendered.
    const openedWhole = async (visitor: object, address: string) => {
      for (;;) {
        const answer = await opened(visitor, address);
        if (answer.text.includes('id="rendered"') || answer.statusCode === 404) return answer;
        await pause(20);
      }
    };
    const addresses = ['/main', '/search?keyword=a', '/news/notice', '/news/letters', '/nothing'];
    const seen = [];
    for (const visitor of visitors) {
      // Each document must be rendered for this visitor, not taken from another visitor's cache.
      await shell.start({ givenOrigins: { 'mf-news-space': 'http://news.internal:3000' } });
      const documents = [];
      for (const address of addresses) {
        const { text, sent } = await openedWhole(visitor, address);
        expect(text.length).toBeGreaterThan(100);
        expect(sent).not.toHaveProperty('set-cookie');
        for (const personal of ['evil.example', '203.0.113.9', 'bbbb', 'cccc', 'a-members-token'])
          expect(text).not.toContain(personal);
        documents.push({ address, text, tag: sent.etag, policy: sent['content-security-policy'] });
      }
      seen.push(documents);
    }
    const [guest, another, member] = seen;
    expect(another).toEqual(guest);
    expect(member).toEqual(guest);
  });
});

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await pause(20);
};
/** Stops the clock, so that no cached page ages. */
const stopClock = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now());
afterEach(() => jest.restoreAllMocks());

test('published content reaches a cached page soon, and no visitor waits for its render', async () => {
  const questions: ((mark: string) => void)[] = [];
  const api = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.invalid');
    const answer = (mark: string) => response.end(JSON.stringify({ code: 1, message: '', entity: { mark } }));
    if (!pathname.endsWith('/awaitPublished')) response.writeHead(404).end();
    else if (searchParams.has('since')) questions.push(answer);
    else answer('a');
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const givenOrigins = { 'mf-news-space': 'http://news.internal:3000' };
  await shell.start({ givenOrigins, apiOrigin: `http://127.0.0.1:${port}` });
  const countIn = async () => {
    const { body, headers } = await shell.open('/news/notice?keyword=count');
    return { times: Number(/<i>(\d+)<\/i>/.exec(body)?.[1]), caching: String(headers['cache-control']) };
  };
  /** Number of visitors who did not get a cached page. */
  const waited = async () => {
    const metric = await shell.register.getSingleMetricAsString('portal_pages_total');
    return metric.split('\n').filter((line) => /source="(?!fresh|stale)/.test(line));
  };
  // On a busy machine the first requests may come before the page is rendered.
  await until(async () => (await countIn()).times > 0);
  stopClock();
  const first = await countIn();
  expect(first.caching).toContain('s-maxage=5');
  const waitedBefore = await waited();
  await shell.server.listen({ port: 0, host: '127.0.0.1' });
  await until(() => questions.length > 0);
  questions.shift()?.('b');
  await until(async () => (await countIn()).times > first.times);
  expect(await waited()).toEqual(waitedBefore);
  api.close();
  api.closeAllConnections();
});
