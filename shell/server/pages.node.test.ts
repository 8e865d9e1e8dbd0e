import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cookieOf } from '@portal/platform/server/testing/cookieOf';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { TestShell } from './testing/testShell.ts';

/** Builds that visitors get, and their files in the page. */

const [IN, OUT] = [cookieOf('mf-news-space', 0, 99), cookieOf('mf-news-space', 100, 999)];

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
});
beforeEach(() => shell.restart());
afterAll(() => shell.close());

test('a deep link preloads the files that its page needs from its section', async () => {
  const { body } = await shell.open('/news/notice?noticeNo=3');
  const links = [...body.matchAll(/rel="preload" as="(\w+)" href="([^"]+)"/g)].map(([, as, href]) => `${as} ${href}`);
  expect(links).toEqual([
    'script /remotes/mf-news-space/remoteEntry.one.js',
    'script /remotes/mf-news-space/routes.js',
    'script /remotes/mf-news-space/notice.js',
    'style /remotes/mf-news-space/notice.css',
  ]);
  expect(body).toContain('integrity="sha384-one"');
  expect((await shell.open('/main')).body).toContain('/assets/home.s1.js');
});

test('the bundle is requested before the preloads, so that a hanging section does not delay it', async () => {
  const template = await readFile(join(import.meta.dirname, '../src/index.html'), 'utf8');
  expect(template.indexOf('{{scripts}}')).toBeLessThan(template.indexOf('{{preloads}}'));
});

test('a page whose path has a :name exists at any value, with its title and its files', async () => {
  const pages = [{ path: '/news/:number', title: '소식', guarded: false }];
  const files = { '/news/:number': { scripts: ['article.js'], styles: [] } };
  await shell.store(aSectionEntry(aSectionBuild('one', { pages, files })));
  const { statusCode, body } = await shell.open('/news/3');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>소식 |');
  expect(body).toContain('href="/remotes/mf-news-space/article.js"');
  expect((await shell.open('/news/3/edit')).statusCode).toBe(404);
});

test('the registry in the page cannot end its script element', async () => {
  await shell.store(aSectionEntry(aSectionBuild('one', { title: '</script><script>alert(1)</script>' })));
  const { body } = await shell.open('/news/notice');
  expect(body).not.toContain('</script><script>alert(1)');
  expect(JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '')).toMatchObject({
    sections: [{ title: '</script><script>alert(1)</script>' }],
  });
});

test('a changed registry is live without a restart, and a broken one leaves the last valid copy in use', async () => {
  await shell.store(aSectionEntry(aSectionBuild('two')));
  expect((await shell.inject('/registry.json')).json<VisitorRegistry>().sections[0]?.current.id).toBe('two');
  await writeFile(join(shell.folder.registry, 'mf-news-space.json'), '{"name":"mf-news-space"}');
  const answer = await shell.inject('/registry.json');
  expect(answer.json<VisitorRegistry>().sections[0]?.current.id).toBe('two');
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

test('a canary goes to its share of the visitors, who stay in it', async () => {
  await shell.store(aSectionEntry(aSectionBuild('one'), { canary: { build: aSectionBuild('canary'), share: 0.1 } }));
  const current = async (cookie: string) =>
    (await shell.inject({ url: '/registry.json', headers: { cookie } })).json<VisitorRegistry>().sections[0];
  expect(await current(IN)).toMatchObject({ current: { id: 'canary' }, previous: { id: 'one' } });
  expect(await current(OUT)).toMatchObject({ current: { id: 'one' }, previous: null });
  for (const path of ['/news/notice', '/registry.json'])
    for (const cookie of ['', 'portal-cohort=42'])
      expect([(await shell.open(path, { cookie })).headers['set-cookie']].flat()).toContainEqual(
        expect.stringMatching(/^portal-cohort=\d{3,6};/),
      );
});

describe('metadata of a build changes with it', () => {
  const menus = (title: string) => [
    { id: 'news', title: '뉴스', order: 40, entries: [{ title, path: '/news/notice' }] },
  ];
  const old = aSectionBuild('old', { menus: menus('공지') });
  const withPage = aSectionBuild('new', {
    menus: menus('공지사항'),
    pages: [...old.pages, { path: '/news/letters', title: '소식지', guarded: true }],
  });
  const registryOf = async (cookie = OUT) =>
    (await shell.inject({ url: '/registry.json', headers: { cookie } })).json<VisitorRegistry>();

  test('a page that only the canary has exists for its visitors and for no others', async () => {
    await shell.store(aSectionEntry(old, { canary: { build: withPage, share: 0.1 } }));
    const inCanary = await shell.open('/news/letters', { cookie: IN });
    expect([inCanary.statusCode, /<title>(.*?)<\/title>/.exec(inCanary.body)?.[1]]).toEqual([
      200,
      '소식지 | 한빛외식업협회',
    ]);
    expect((await shell.open('/news/letters', { cookie: OUT })).statusCode).toBe(404);
    const [canary, others] = [await registryOf(IN), await registryOf(OUT)];
    expect([canary, others].map((registry) => registry.menus[0]?.entries[0]?.title)).toEqual(['공지사항', '공지']);
    expect(canary.sections[0]?.pages).toContainEqual({ path: '/news/letters', title: '소식지', guarded: true });
  });

  test('a rollback restores pages, menus and guards', async () => {
    await shell.store(aSectionEntry(withPage, { previous: old }));
    expect((await shell.open('/news/letters')).statusCode).toBe(200);
    await shell.store(aSectionEntry(old, { previous: withPage }));
    expect((await shell.open('/news/letters')).statusCode).toBe(404);
    const { menus: shown, sections } = await registryOf();
    expect([shown[0]?.entries[0]?.title, sections[0]?.pages.length]).toEqual(['공지', 1]);
  });
});

describe('the shell is deployed like a section', () => {
  const pageOf = async (cookie = OUT) => (await shell.open('/main', { cookie })).body;
  const registryOf = (body: string) =>
    JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as VisitorRegistry;

  test('a rollback serves the page and the files of the previous build, and open tabs still get their own', async () => {
    const [before, after] = [await shell.folder.buildShell('s1'), await shell.folder.buildShell('s2')];
    await shell.store({ name: 'shell', current: after, previous: before, canary: null });
    expect(await pageOf()).toContain('/assets/main.s2.js');
    expect(registryOf(await pageOf()).shell).toBe('s2');

    await shell.store({ name: 'shell', current: before, previous: after, canary: null });
    expect(await pageOf()).toContain('/assets/main.s1.js');
    expect(registryOf(await pageOf()).shell).toBe('s1');
    for (const file of ['main.s1.js', 'main.s2.js'])
      expect((await shell.inject(`/assets/${file}`)).statusCode).toBe(200);
  });

  test('a canary goes to its share of the visitors', async () => {
    const [live, canary] = [await shell.folder.buildShell('s1'), await shell.folder.buildShell('s2')];
    await shell.store({ name: 'shell', current: live, previous: null, canary: { build: canary, share: 0.1 } });
    expect(await pageOf(cookieOf('shell', 0, 99))).toContain('/assets/main.s2.js');
    expect(await pageOf(cookieOf('shell', 100, 999))).toContain('/assets/main.s1.js');
  });
});

describe('size of a page', () => {
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
      await shell.folder.clear();
      for (let number = 1; number <= count; number++) await shell.store(aSectionEntry(team(number)));
      const { body } = await shell.open('/main');
      sizes.push(Buffer.byteLength(body));
      menuSizes.push(Buffer.byteLength(JSON.stringify((JSON.parse(registryIn(body)) as VisitorRegistry).menus)));
    }
    const [few = 0, many = 0] = sizes;
    const [fewMenus = 0, manyMenus = 0] = menuSizes;
    expect(many - few).toBe(manyMenus - fewMenus);
  });

  test('it has the section of its own path, without its list of files', async () => {
    const registry = JSON.parse(registryIn((await shell.open('/news/notice')).body)) as VisitorRegistry;
    expect(registry.sections.map(({ name }) => name)).toEqual(['mf-news-space']);
    expect(registry).not.toHaveProperty('builds');
    expect(JSON.stringify(registry)).not.toContain('notice.js');
    expect((JSON.parse(registryIn((await shell.open('/main')).body)) as VisitorRegistry).sections).toEqual([]);
  });

  test.each([
    ['/news/notice', 'gzip, br', 'br'],
    ['/news/notice', 'gzip', 'gzip'],
    ['/registry.json', 'gzip, br', 'br'],
  ])('%s is sent compressed to a browser that accepts %s', async (path, accepted, coding) => {
    await shell.store(aSectionEntry(team(1)));
    const { headers, rawPayload } = await shell.open(path, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    const plain = await shell.open(path);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });
});

describe('/registry.json', () => {
  test('for a path has the section that owns it, the builds of all sections, and the files of the page', async () => {
    const answer = (await shell.inject('/registry.json?path=/news/notice')).json<VisitorRegistry>();
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
    const elsewhere = (await shell.inject('/registry.json?path=/nothing')).json<VisitorRegistry>();
    expect(elsewhere).toMatchObject({ sections: [], builds: { 'mf-news-space': 'one' }, preloads: [] });
  });

  test('is not sent again if unchanged', async () => {
    const { headers } = await shell.inject('/registry.json');
    const again = () => shell.inject({ url: '/registry.json', headers: { 'if-none-match': headers.etag ?? '' } });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    await shell.store(aSectionEntry(aSectionBuild('two')));
    expect((await again()).statusCode).toBe(200);
  });
});
