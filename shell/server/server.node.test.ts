import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import type { Settings } from './settings.ts';
import { TestShell } from './testing/testShell.ts';

let shell: TestShell;
let upstream: Server;
const upstreamRequests: {
  url: string | undefined;
  forwardedFor: string | undefined;
  forwardedHost: string | undefined;
}[] = [];

/** Serves a section's files from a server of its own. */
const proxied = (changes: Partial<Settings> = {}): Partial<Settings> => ({
  givenOrigins: { 'mf-news-space': `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` },
  ...changes,
});

beforeAll(async () => {
  shell = await TestShell.create();
  await writeFile(shell.folder.inDist('assets/main.0123456789.js'), 'void 0;');
  await writeFile(shell.folder.inDist('assets/main.0123456789.js.map'), '{"sourcesContent":["const secret"]}');
  upstream = createServer((request, response) => {
    const header = (name: string) => request.headers[name] as string | undefined;
    upstreamRequests.push({
      url: request.url,
      forwardedFor: header('x-forwarded-for'),
      forwardedHost: header('x-forwarded-host'),
    });
    response.setHeader('content-type', 'text/javascript').end('section();');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => shell.restart(proxied()));
afterAll(async () => {
  await shell.close();
  upstream.close();
});

test('the policy lets the portal’s own files run, and of what stands in the page those texts that the build put there', async () => {
  const { headers, body } = await shell.open('/main');
  const policy = String(headers['content-security-policy']);
  const [sources = ''] = /script-src [^;]*/.exec(policy) ?? [];
  expect(sources).toMatch(/^script-src 'self' /);
  expect(policy).not.toMatch(/nonce|strict-dynamic|script-src[^;]*unsafe/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  // Speculation rules need their hash too: keywords do not allow them where there are hashes.
  const texts = [...body.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(sources).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});

test('the template of an earlier build loses its nonce', async () => {
  expect((await shell.open('/main')).body).toContain('<script defer src="/assets/main.s1.js"></script>');
});

test('only the documents of attendance pages may use a camera', async () => {
  const policyOf = async (path: string) => String((await shell.open(path)).headers['permissions-policy']);
  for (const path of ['/office/courses/attendance?offeringNo=1', '/office/exams/attendance'])
    expect(await policyOf(path)).toContain('camera=(self), microphone=()');
  for (const path of ['/main', '/office', '/office/courses/attendance/x'])
    expect(await policyOf(path)).toContain('camera=()');
});

test.each([
  [true, 404],
  [false, 200],
])('in production (%s) the source maps answer %d', async (production, status) => {
  await shell.start(proxied({ production }));
  for (const path of ['/assets/main.0123456789.js.map', '/remotes/mf-news-space/notice.js.map?v=1'])
    expect((await shell.inject(path)).statusCode).toBe(status);
});

test('a section on another origin is allowed by the policy, without a wildcard', async () => {
  await shell.start(proxied({ production: true }));
  await shell.store(aSectionEntry(aSectionBuild('one', { base: 'https://cdn.example/news/' })));
  const { headers, body } = await shell.open('/main');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://cdn.example;");
  expect((JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as VisitorRegistry).origins).toEqual([
    'https://cdn.example',
  ]);
});

test('missing paths return 404, with the portal’s own page', async () => {
  expect((await shell.open('/news/notice')).statusCode).toBe(200);
  expect((await shell.open('/news/nothing')).statusCode).toBe(404);
  expect((await shell.open('/nothing')).headers['content-type']).toContain('text/html');
  const file = await shell.open('/assets/gone.js');
  expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test.each(['/assets/', '/assets', '/assets/.', '/assets/?C=M'])('a folder, %s, is not listed', async (url) => {
  for (const { statusCode, body } of [await shell.inject(url), await shell.open(url)]) {
    expect([403, 404]).toContain(statusCode);
    expect(body).not.toContain('0123456789');
  }
});

test('the root redirects to /main', async () => {
  const answer = await shell.open('/');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/main']);
});

test.each([
  ['/main,', '/main'],
  ['/main)', '/main'],
  ['/search%20?q=a', '/search?q=a'],
  ['/main%2C', '/main'],
  ['/main%E3%80%82%E2%80%9D', '/main'],
  ['/news/notice?noticeNo=7,', '/news/notice?noticeNo=7'],
  ['/news/notice?page=2&noticeNo=7%E3%80%82', '/news/notice?page=2&noticeNo=7'],
  ['/NEWS//notice)?noticeNo=7', '/news/notice?noticeNo=7'],
  ['/MAIN', '/main'],
  ['//main', '/main'],
  ['/index.html', '/'],
  ['/index.php?no=1', '/?no=1'],
  ['/.well-known/change-password', '/sign/in?from=/sign/me'],
])('%s leads to %s', async (url, location) => {
  const { statusCode, headers } = await shell.open(url);
  expect([[301, 302].includes(statusCode), headers.location]).toEqual([true, location]);
});

test('an address that must not exist does not, as password managers check first', async () =>
  expect(
    (await shell.open('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).statusCode,
  ).toBe(404));

test.each(['/search?q=what?', '/search?q=10,', '/news/notice?noticeNo=7'])('%s is left as it is', async (url) =>
  expect((await shell.open(url)).statusCode).toBe(200),
);

test.each(['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])(
  '%s is the logo',
  async (url) => {
    const { statusCode, headers } = await shell.open(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  },
);

test.each([
  ['/%', 400, '이 주소는 열 수 없습니다.'],
  ['/assets/gone.js', 404, '페이지를 찾을 수 없습니다.'],
  ['/nowhere.php', 404, '페이지를 찾을 수 없습니다.'],
])('%s gets a page in Korean', async (url, status, words) => {
  const { statusCode, headers, body } = await shell.open(url);
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(body).toContain(words);
  expect(body).not.toMatch(/Not found|Bad Request/);
});

test.each(['/evil.example/', '//evil.example', '/assets/gone.js', '/nowhere,', '/nowhere.html'])(
  'what no page is meant by, %s, leads nowhere',
  async (url) => expect((await shell.open(url)).statusCode).toBe(404),
);

test('no answer is guessed at or kept by accident, an error and a health check neither', async () => {
  for (const url of ['/health', '/', '/assets/gone.js', '/api/home/main', '/.well-known/security.txt']) {
    const { headers } = await shell.inject(url);
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
    expect([url, headers['cache-control']]).toEqual([url, expect.stringMatching(/^no-(store|cache)$/)]);
  }
  expect((await shell.inject('/')).headers).toMatchObject({ 'x-frame-options': 'DENY' });
});

test('security.txt has a contact for vulnerabilities', async () => {
  const { body } = await shell.inject('/.well-known/security.txt');
  expect(body).toMatch(/^Contact: mailto:.+@.+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test('a request that does not arrive completely within two minutes is closed', () => {
  expect(shell.server.server.requestTimeout).toBe(120_000);
});

test('files with a content hash in their name may be cached indefinitely', async () => {
  expect((await shell.inject('/assets/main.0123456789.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('while the API is down, a call answers 503 with an envelope', async () => {
  const answer = await shell.inject('/api/home/news/getListBoxNotice');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 503, entity: null });
  expect(answer.json<{ message: string }>().message).toMatch(/[가-힣]/);
});

test('a section’s files come from its own server, which receives the client’s IP', async () => {
  const answer = await shell.inject({
    url: '/remotes/mf-news-space/notice.js',
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example', host: 'portal.example' },
  });
  expect(answer.body).toBe('section();');
  expect(upstreamRequests.at(-1)).toEqual({
    url: '/notice.js',
    forwardedFor: '203.0.113.7, 127.0.0.1',
    forwardedHost: 'portal.example',
  });
});

test('production tells browsers to stay on https and allows no origin on a developer’s machine', async () => {
  await shell.start(proxied({ production: true }));
  const { headers, body } = await shell.open('/main');
  expect(headers['content-security-policy']).not.toContain('localhost');
  expect(body).toContain('data-environment="production"');
  for (const url of ['/main', '/', '/health', '/registry.json', '/assets/gone.js', '/remotes/mf-news-space/notice.js'])
    expect([url, (await shell.inject(url)).headers['strict-transport-security']]).toEqual([
      url,
      'max-age=31536000; includeSubDomains',
    ]);
});

test('the policy of a page has no source that is every host, to which a script could send what it has read', async () => {
  await shell.start(proxied({ production: true }));
  const policy = String((await shell.open('/main')).headers['content-security-policy']);
  expect(policy).toMatch(/img-src 'self' data: blob:(;| https:\/\/)/);
  expect(policy).not.toMatch(/ (https?:|wss?:|\*)(?=[ ;]|$)/);
});

test('no answer can be framed, and what is no page runs nothing where it is opened as one', async () => {
  for (const url of ['/', '/health', '/registry.json', '/assets/gone.js', '/remotes/mf-news-space/notice.js']) {
    const policy = String((await shell.inject(url)).headers['content-security-policy']);
    for (const directive of ["script-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect([url, policy]).toEqual([url, expect.stringContaining(directive)]);
  }
  const { headers } = await shell.open('/main');
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(headers['content-security-policy']).toContain(directive);
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('a document sets no cookie: a script in it creates the csrf cookie', async () => {
  const { headers, body } = await shell.open('/main');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(body).toContain("document.cookie='XSRF-TOKEN='");
});
