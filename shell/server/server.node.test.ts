import { readFile, writeFile } from 'node:fs/promises';
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
const upstreamRequests: {
  url: string | undefined;
  forwardedFor: string | undefined;
  forwardedHost: string | undefined;
}[] = [];

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

beforeEach(async () => {
  await folder.clear();
  await folder.buildShell('s1');
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

test('the bundle is asked for before the preloads, so that a section that hangs does not keep it', async () => {
  const template = await readFile(join(import.meta.dirname, '../src/index.html'), 'utf8');
  expect(template.indexOf('{{scripts}}')).toBeLessThan(template.indexOf('{{preloads}}'));
});

test('a page whose path has a :name is there at any value, with its title and its files', async () => {
  const pages = [{ path: '/news/:number', title: '소식', guarded: false }];
  const files = { '/news/:number': { scripts: ['article.js'], styles: [] } };
  await folder.store(aSectionEntry(aSectionBuild('one', { pages, files })));
  const { statusCode, body } = await open('/news/3');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>소식 |');
  expect(body).toContain('href="/remotes/mf-news-space/article.js"');
  expect((await open('/news/3/edit')).statusCode).toBe(404);
});

test('the registry in the page cannot end its script element', async () => {
  await folder.store(aSectionEntry(aSectionBuild('one', { title: '</script><script>alert(1)</script>' })));
  const { body } = await open('/news/notice');
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

describe('what belongs to a build goes with it', () => {
  const menus = (title: string) => [
    { id: 'news', title: '뉴스', order: 40, entries: [{ title, path: '/news/notice' }] },
  ];
  const old = aSectionBuild('old', { menus: menus('공지') });
  const withPage = aSectionBuild('new', {
    menus: menus('공지사항'),
    pages: [...old.pages, { path: '/news/letters', title: '소식지', guarded: true }],
  });
  const registryOf = async (cookie = 'portal-cohort=50') =>
    (await server.inject({ url: '/registry.json', headers: { cookie } })).json<VisitorRegistry>();

  test('a page that only the canary has is there for its visitors and for no others', async () => {
    await folder.store(aSectionEntry(old, { canary: { build: withPage, share: 0.1 } }));
    const inCanary = await open('/news/letters', { cookie: 'portal-cohort=9' });
    expect([inCanary.statusCode, /<title>(.*?)<\/title>/.exec(inCanary.body)?.[1]]).toEqual([
      200,
      '소식지 | 한빛외식업협회',
    ]);
    expect((await open('/news/letters', { cookie: 'portal-cohort=10' })).statusCode).toBe(404);
    const [canary, others] = [await registryOf('portal-cohort=9'), await registryOf('portal-cohort=10')];
    expect([canary, others].map((registry) => registry.menus[0]?.entries[0]?.title)).toEqual(['공지사항', '공지']);
    expect(canary.sections[0]?.pages).toContainEqual({ path: '/news/letters', title: '소식지', guarded: true });
  });

  test('a rollback takes its pages, menus and guards along', async () => {
    await folder.store(aSectionEntry(withPage, { previous: old }));
    expect((await open('/news/letters')).statusCode).toBe(200);
    await folder.store(aSectionEntry(old, { previous: withPage }));
    expect((await open('/news/letters')).statusCode).toBe(404);
    const { menus: shown, sections } = await registryOf();
    expect([shown[0]?.entries[0]?.title, sections[0]?.pages.length]).toEqual(['공지', 1]);
  });
});

describe('the shell is deployed like a section', () => {
  const pageOf = async (cookie = 'portal-cohort=50') => (await open('/main', { cookie })).body;
  const registryOf = (body: string) =>
    JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as VisitorRegistry;

  test('a rollback serves the page and the files of the build before, and an open tab keeps those of its own', async () => {
    const [before, after] = [await folder.buildShell('s1'), await folder.buildShell('s2')];
    await folder.store({ name: 'shell', current: after, previous: before, canary: null });
    expect(await pageOf()).toContain('/assets/main.s2.js');
    expect(registryOf(await pageOf()).shell).toBe('s2');

    await folder.store({ name: 'shell', current: before, previous: after, canary: null });
    expect(await pageOf()).toContain('/assets/main.s1.js');
    expect(registryOf(await pageOf()).shell).toBe('s1');
    for (const file of ['main.s1.js', 'main.s2.js'])
      expect((await server.inject(`/assets/${file}`)).statusCode).toBe(200);
  });

  test('a canary goes to its share of the visitors', async () => {
    const [live, canary] = [await folder.buildShell('s1'), await folder.buildShell('s2')];
    await folder.store({ name: 'shell', current: live, previous: null, canary: { build: canary, share: 0.1 } });
    expect(await pageOf('portal-cohort=9')).toContain('/assets/main.s2.js');
    expect(await pageOf('portal-cohort=10')).toContain('/assets/main.s1.js');
  });
});

describe('what a page costs', () => {
  const registryIn = (body: string) => /id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  const team = (number: number) =>
    aSectionBuild(`b${number}`, {
      name: `mf-team-${number}`,
      prefixes: [`/team-${number}`],
      pages: Array.from({ length: 20 }, (_, page) => ({
        path: `/team-${number}/${page}`,
        title: '화면',
        guarded: false,
      })),
      menus: [
        {
          id: `team-${number}`,
          title: `팀 ${number}`,
          order: number,
          entries: [{ title: '화면', path: `/team-${number}/0` }],
        },
      ],
      base: `/remotes/mf-team-${number}/`,
    });

  test('fifty sections add their menu entries to it, and nothing else', async () => {
    const sizes: number[] = [];
    const menuSizes: number[] = [];
    for (const count of [4, 50]) {
      await folder.clear();
      for (let number = 1; number <= count; number++) await folder.store(aSectionEntry(team(number)));
      const { body } = await open('/main');
      sizes.push(Buffer.byteLength(body));
      menuSizes.push(Buffer.byteLength(JSON.stringify((JSON.parse(registryIn(body)) as VisitorRegistry).menus)));
    }
    const [few = 0, many = 0] = sizes;
    const [fewMenus = 0, manyMenus = 0] = menuSizes;
    expect(many - few).toBe(manyMenus - fewMenus);
  });

  test('it knows the section of its own path, without the lists of its files', async () => {
    const registry = JSON.parse(registryIn((await open('/news/notice')).body)) as VisitorRegistry;
    expect(registry.sections.map(({ name }) => name)).toEqual(['mf-news-space']);
    expect(registry).not.toHaveProperty('builds');
    expect(JSON.stringify(registry)).not.toContain('notice.js');
    expect((JSON.parse(registryIn((await open('/main')).body)) as VisitorRegistry).sections).toEqual([]);
  });

  test.each(['/news/notice', '/registry.json'])('%s travels compressed', async (path) => {
    await folder.store(aSectionEntry(team(1)));
    const { headers, rawPayload } = await open(path, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    const plain = await open(path);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });
});

describe('/registry.json', () => {
  test('for a path has the section that owns it, the builds of all, and the files of the page', async () => {
    const answer = (await server.inject('/registry.json?path=/news/notice')).json<VisitorRegistry>();
    expect(answer).toMatchObject({
      shell: 's1',
      builds: { 'mf-news-space': 'one' },
      sections: [{ name: 'mf-news-space' }],
      preloads: [
        { href: '/remotes/mf-news-space/remoteEntry.one.js', as: 'script', integrity: 'sha384-one' },
        {},
        {},
        {},
      ],
    });
    const elsewhere = (await server.inject('/registry.json?path=/nothing')).json<VisitorRegistry>();
    expect(elsewhere).toMatchObject({ sections: [], builds: { 'mf-news-space': 'one' }, preloads: [] });
  });

  test('that has not changed is not sent again', async () => {
    const { headers } = await server.inject('/registry.json');
    const again = () => server.inject({ url: '/registry.json', headers: { 'if-none-match': headers.etag ?? '' } });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    await folder.store(aSectionEntry(aSectionBuild('two')));
    expect((await again()).statusCode).toBe(200);
  });
});

test.each([
  [true, 404],
  [false, 200],
])('in production (%s) the source maps answer %d', async (production, status) => {
  await start({ production });
  for (const path of ['/assets/main.0123456789.js.map', '/remotes/mf-news-space/notice.js.map?v=1'])
    expect((await server.inject(path)).statusCode).toBe(status);
});

test('a section on another origin is allowed by the policy, and by no wildcard', async () => {
  await start({ production: true });
  await folder.store(aSectionEntry(aSectionBuild('one', { base: 'https://cdn.example/news/' })));
  const { headers, body } = await open('/main');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://cdn.example;");
  expect((JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as VisitorRegistry).origins).toEqual([
    'https://cdn.example',
  ]);
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

test('no answer is guessed at or kept by accident, an error and a health check neither', async () => {
  for (const url of ['/health', '/', '/assets/gone.js', '/api/home/main', '/.well-known/security.txt']) {
    const { headers } = await server.inject(url);
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
    expect([url, headers['cache-control']]).toEqual([url, expect.stringMatching(/^no-(store|cache)$/)]);
  }
  expect((await server.inject('/')).headers).toMatchObject({ 'x-frame-options': 'DENY' });
});

test('security.txt names whom to tell of a weakness', async () => {
  const { body } = await server.inject('/.well-known/security.txt');
  expect(body).toMatch(/^Contact: mailto:.+@.+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test('behind TLS that ends elsewhere the csrf cookie is secure, and without TLS it is not', async () => {
  const cookie = async (headers: Record<string, string>) =>
    String((await open('/main', headers)).headers['set-cookie']);
  expect(await cookie({ 'x-forwarded-proto': 'https' })).toMatch(/XSRF-TOKEN=[^,]+; Secure/);
  expect(await cookie({})).not.toContain('Secure');
});

test('a request that does not arrive whole within two minutes is cut off', () => {
  expect(server.server.requestTimeout).toBe(120_000);
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
