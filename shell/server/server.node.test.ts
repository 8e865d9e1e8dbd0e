import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { shellServer } from './server.ts';
import type { Settings } from './settings.ts';
import { aSectionBuild, aSectionEntry } from './testing/sampleBuilds.ts';
import { ShellFolder } from './testing/shellFolder.ts';

let folder: ShellFolder;
let server: FastifyInstance;
let upstream: Server;
const upstreamRequests: { url: string | undefined; forwardedFor: string | undefined }[] = [];

const upstreamOrigin = () => `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;

async function start(changes: Partial<Settings> = {}) {
  if (server) await server.close();
  server = await shellServer(folder.settings({ givenOrigins: { 'mf-news-space': upstreamOrigin() }, ...changes }));
}

beforeAll(async () => {
  folder = await ShellFolder.create();
  await writeFile(folder.inDist('assets/main.0123456789.js'), 'void 0;');
  await writeFile(folder.inDist('assets/main.0123456789.js.map'), '{"sourcesContent":["const secret"]}');
  upstream = createServer((request, response) => {
    upstreamRequests.push({ url: request.url, forwardedFor: request.headers['x-forwarded-for'] as string | undefined });
    response.setHeader('content-type', 'text/javascript').end('section();');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
});

beforeEach(async () => {
  await folder.clear();
  await folder.store(aSectionEntry(aSectionBuild('one')));
  await start();
});
afterAll(async () => {
  await server.close();
  upstream.close();
  await folder.remove();
});

const open = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { accept: 'text/html', ...headers } });

test('every page has a new nonce, and the policy only lets scripts with it run', async () => {
  const [one, two] = [await open('/news/notice'), await open('/news/notice')];
  const nonceOf = (body: string) => /nonce="([\w-]{20,})"/.exec(body)?.[1] ?? '';
  expect(nonceOf(one.body)).not.toBe(nonceOf(two.body));
  expect(one.headers['content-security-policy']).toContain(`script-src 'nonce-${nonceOf(one.body)}' 'strict-dynamic'`);
  expect(one.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
});

describe('the page of the postcode service', () => {
  const ORIGIN = 'https://postcode.example.kr';
  const at = (host: string, url: string) => server.inject({ url, headers: { host, accept: 'text/html' } });

  test('is served at its own origin only, which serves nothing else', async () => {
    await start({ postcodeOrigin: ORIGIN });
    const page = await at('postcode.example.kr', '/postcode.html');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/t1\.kakaocdn\.net/);
    expect(policy).toContain(' https://service.example;');
    expect((await at('www.example.kr', '/postcode.html')).statusCode).toBe(404);
    for (const url of ['/main', '/registry.json', '/api/main', '/assets/main.0123456789.js'])
      expect((await at('postcode.example.kr', url)).statusCode).toBe(404);
  });

  test('is the only other origin that the portal’s pages may frame, and they load no script of the service', async () => {
    const policyOf = async () => String((await open('/news/notice')).headers['content-security-policy']);
    expect(await policyOf()).toContain("frame-src 'self';");
    await start({ postcodeOrigin: ORIGIN });
    expect(await policyOf()).toContain(`frame-src 'self' ${ORIGIN};`);
    expect(await policyOf()).not.toMatch(/kakao|daum|service\.example/);
    expect((await open('/news/notice')).body).toContain(`data-postcode="${ORIGIN}"`);
  });
});

test('a deep link preloads the files that its page needs from its section', async () => {
  const { body } = await open('/news/notice?noticeNo=3');
  const links = [...body.matchAll(/rel="preload" as="(\w+)" href="([^"]+)"/g)].map(([, as, href]) => `${as} ${href}`);
  expect(links).toEqual([
    'script /remotes/mf-news-space/remoteEntry.one.js',
    'script /remotes/mf-news-space/routes.js',
    'script /remotes/mf-news-space/notice.js',
    'style /remotes/mf-news-space/notice.css',
  ]);
  expect(body).toContain('integrity="sha384-one"');
  expect((await open('/main')).body).toContain('/assets/home.s1.js');
});

test('the registry in the page cannot end its script element', async () => {
  await folder.store(aSectionEntry(aSectionBuild('one', { title: '</script><script>alert(1)</script>' })));
  const { body } = await open('/main');
  expect(body).not.toContain('</script><script>alert(1)');
  expect(JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '')).toMatchObject({
    sections: [{ title: '</script><script>alert(1)</script>' }],
  });
});

test('a changed registry is live without a restart, and a broken one leaves the last valid copy in use', async () => {
  await folder.store(aSectionEntry(aSectionBuild('two')));
  expect((await server.inject('/registry.json')).json<VisitorRegistry>().sections[0]?.current.id).toBe('two');
  await writeFile(join(folder.registry, 'mf-news-space.json'), '{"name":"mf-news-space"}');
  const answer = await server.inject('/registry.json');
  expect(answer.json<VisitorRegistry>().sections[0]?.current.id).toBe('two');
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

test('a canary goes to its share of the visitors, who stay in it', async () => {
  await folder.store(aSectionEntry(aSectionBuild('one'), { canary: { build: aSectionBuild('canary'), share: 0.1 } }));
  const current = async (cookie: string) =>
    (await server.inject({ url: '/registry.json', headers: { cookie } })).json<VisitorRegistry>().sections[0];
  expect(await current('portal-cohort=9')).toMatchObject({ current: { id: 'canary' }, previous: { id: 'one' } });
  expect(await current('portal-cohort=10')).toMatchObject({ current: { id: 'one' }, previous: null });
  expect([(await open('/main')).headers['set-cookie']].flat()).toContainEqual(
    expect.stringMatching(/^portal-cohort=\d+;/),
  );
});

test('paths that do not exist answer 404, with the portal’s own page', async () => {
  expect((await open('/news/notice')).statusCode).toBe(200);
  expect((await open('/news/nothing')).statusCode).toBe(404);
  expect((await open('/nothing')).headers['content-type']).toContain('text/html');
  const file = await open('/assets/gone.js');
  expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'text/plain']);
});

test('the root leads to /main', async () => {
  const answer = await open('/');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/main']);
});

test('files with a content hash in their name may be cached for ever', async () => {
  expect((await server.inject('/assets/main.0123456789.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('while the API is down, a call answers 503 with an envelope', async () => {
  const answer = await server.inject('/api/home/news/getListBoxNotice');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 503, entity: null });
  expect(answer.json<{ message: string }>().message).toMatch(/[가-힣]/);
});

test('a section’s files come from its own server, which receives the client’s IP', async () => {
  const answer = await server.inject({
    url: '/remotes/mf-news-space/notice.js',
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(answer.body).toBe('section();');
  expect(upstreamRequests.at(-1)).toEqual({ url: '/notice.js', forwardedFor: '203.0.113.7, 127.0.0.1' });
});

test('production tells browsers to stay on https and allows no origin on a developer’s machine', async () => {
  await start({ production: true });
  const { headers, body } = await open('/main');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['content-security-policy']).not.toContain('localhost');
  expect(body).toContain('data-environment="production"');
});

describe('the csrf cookie', () => {
  const cookiesOf = async (cookie?: string) => {
    const page = await server.inject({ url: '/main', headers: { accept: 'text/html', ...(cookie && { cookie }) } });
    return [page.headers['set-cookie'] ?? []].flat().filter((value) => value.startsWith('XSRF-TOKEN='));
  };

  test('is set with the page, readable by scripts, so that the page’s first calls use the same value', async () => {
    const [cookie] = await cookiesOf();
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
  });

  test('is not set when the browser already has one', async () => {
    expect(await cookiesOf(`XSRF-TOKEN=${'a'.repeat(32)}`)).toEqual([]);
  });
});
