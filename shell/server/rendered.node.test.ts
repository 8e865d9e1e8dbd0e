import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { integrityOf } from '@portal/shared/federation/integrity';
import type { SectionBuild } from '@portal/shared/section/registry';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import {
  renderedBuild as build,
  renderedIntegrity as integrity,
  renderedPages as pages,
  startRendering,
} from './testing/renderedShell.ts';
import { TestShell } from './testing/testShell.ts';

// Documents with pages rendered by a build's own code, in a real process.

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (name: string) => (headers: OutgoingHttpHeaders) =>
  new RegExp(`${name} [^;]*`).exec(String(headers['content-security-policy']))?.[0] ?? '';
const scriptsOf = sourcesOf('script-src');
const stylesOf = sourcesOf('style-src');

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
});
beforeEach(() => startRendering(shell));
afterAll(() => shell.close());

test('a public page is in its document, with its title, its styles and its hydration data', async () => {
  const { statusCode, body } = await shell.open('/news/notice?keyword=a');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>/news/notice?keyword=a</h1>');
  expect(body).toContain('http://news.internal:3000/server.one.cjs');
  expect(body).toContain('<title>Q&amp;A | 한빛외식업협회</title><meta name="description" content="about">');
  expect(body).toContain('<link rel="preload" as="image" href="/files/1">');
  expect(body).toContain(
    '<link rel="stylesheet" href="/remotes/mf-news-space/notice.css" data-href="notice.css" integrity="sha384-style">',
  );
  expect(body).not.toContain('rel="preload" as="style"');
  const rendered = JSON.parse(/id="rendered">(.*?)<\/script>/.exec(body)?.[1] ?? '') as unknown;
  expect(rendered).toEqual({ kind: 'page', build: 'one', answers: [[['k'], '</script><script>']] });
});

test('the process of a build that is rolled back ends without a request', async () => {
  const { body } = await shell.open('/news/notice?keyword=process');
  const id = Number(/<i>(\d+)<\/i>/.exec(body)?.[1]);
  expect(process.kill(id, 0)).toBe(true);
  const other = { ...build, id: 'two', server: { file: 'server.two.cjs', integrity: `${integrity}two` } };
  await shell.store(aSectionEntry(other, { previous: build }));
  const ends = async () => {
    for (;;) {
      try {
        process.kill(id, 0);
      } catch {
        return 'ended';
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  expect(await ends()).toBe('ended');
});

describe('the stylesheet of a page', () => {
  const CSS = '.mf-news-space-a{gap:1px}';
  const files = new Map<string, string>();
  let asked = 0;
  /** Number of requests that must be pending before any is answered. */
  let atOnce = 1;
  const waiting: (() => void)[] = [];
  const section = createServer((request, response) => {
    asked += 1;
    const content = files.get(request.url ?? '');
    waiting.push(() => response.writeHead(content === undefined ? 404 : 200).end(content));
    if (waiting.length >= atOnce) for (const answer of waiting.splice(0)) answer();
  });
  beforeAll(() => new Promise<void>((resolve) => void section.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => void section.close(resolve)));
  beforeEach(async () => {
    asked = 0;
    atOnce = 1;
    files.clear();
    files.set('/notice.css', CSS);
    const { port } = section.address() as AddressInfo;
    await shell.start({ givenOrigins: { 'mf-news-space': `http://127.0.0.1:${port}` } });
  });
  const register = (css: string) =>
    shell.store(aSectionEntry({ ...build, integrity: { 'notice.css': integrityOf(Buffer.from(css)) } }));

  test('is inlined in its document, allowed by the policy, with the name that its code expects', async () => {
    await register(CSS);
    const { body, headers } = await shell.open('/news/notice');
    expect(body).toContain(`<style data-href="notice.css">${CSS}</style>`);
    expect(body).not.toContain('rel="stylesheet"');
    expect(stylesOf(headers)).toContain(hashOf(CSS));
    await shell.open('/news/notice?keyword=a');
    expect(asked).toBe(1);
  });

  test.each([
    ['names other files', '.a{background:url(picture.png)}', '.a{background:url(picture.png)}'],
    ['is not the registered one', CSS, '.tampered{gap:9px}'],
    ['does not come', CSS, undefined],
    ['is very large', ' '.repeat(100_001), ' '.repeat(100_001)],
  ])('is linked when it %s', async (_what, registered, served) => {
    if (served === undefined) files.clear();
    else files.set('/notice.css', served);
    await register(registered);
    const { body } = await shell.open('/news/notice');
    expect(body).toContain('<link rel="stylesheet" href="/remotes/mf-news-space/notice.css" data-href="notice.css"');
    expect(body).toContain('<h1>/news/notice</h1>');
    await shell.open('/news/notice?keyword=a');
    expect(asked).toBe(1);
  });

  test('is not fetched one after another', async () => {
    const styles = ['notice.css', 'list.css', 'table.css'];
    for (const file of styles) files.set(`/${file}`, CSS);
    atOnce = styles.length;
    const integrity = Object.fromEntries(styles.map((file) => [file, integrityOf(Buffer.from(CSS))]));
    await shell.store(aSectionEntry({ ...build, integrity, files: { '/news/notice': { scripts: [], styles } } }));
    const { body } = await shell.open('/news/notice');
    expect(body.match(/data-href="\w+.css">\.mf-news-space-a/g)).toHaveLength(styles.length);
  });

  test('of the home page is the shell’s own file', async () => {
    await writeFile(shell.folder.inDist('assets/home.s2.css'), CSS);
    expect((await shell.open('/main')).body).toContain(`data-href="home.s2.css">${CSS}</style>`);
  });
});

test('the policy allows the texts that the build has inserted, and none that a page’s own text contains', async () => {
  const { body, headers } = await shell.open('/news/notice?keyword=inject');
  expect(body).toContain('<script>alert(1)</script><style>body{color:red}</style>');
  expect(scriptsOf(headers)).not.toContain(hashOf('alert(1)'));
  expect(stylesOf(headers)).not.toContain(hashOf('body{color:red}'));
  const early = /<script>(try.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(scriptsOf(headers)).toContain(hashOf(early));
  // Placeholders in a page's own text are not replaced.
  expect(body).toContain('{{registry}}');
});

test('a page is rendered only with the query parameters that it declares', async () => {
  const { body } = await shell.open('/news/notice?utm_source=mail&keyword=a&page=2');
  expect(body).toContain('<h1>/news/notice?keyword=a</h1>');
});

test('a page for members is the frame alone, the same for everybody', async () => {
  const { body } = await shell.open('/news/letters?number=3');
  expect(body).toContain('<h1>/news/letters</h1>');
  expect(body).toContain('frame</main>');
  expect(body).toContain('id="rendered">{"kind":"frame","build":"","answers":[[["k"],');
  expect(body).toContain('<title>소식지 | 한빛외식업협회</title>');
});

test('a browser without scripts shows what it needs them for', async () => {
  const noscriptOf = async (path: string) => /<noscript>(.*?)<\/noscript>/.exec((await shell.open(path)).body)?.[1];
  expect(await noscriptOf('/news/notice?keyword=a')).toContain('읽기만 하실 수 있습니다');
  expect(await noscriptOf('/news/letters')).toContain('이 화면을 이용하시려면');
  expect(await noscriptOf('/news/letters')).toContain('href="tel:025550100"');
});

test('a page that only the browser can render is the frame alone', async () => {
  const { body } = await shell.open('/news/notice?keyword=browser');
  expect(body).toContain('frame</main>');
});

test('an article that does not exist is a 404 rendered by browsers', async () => {
  const { statusCode, body } = await shell.open('/news/notice?keyword=missing');
  expect(statusCode).toBe(404);
  expect(body).toContain('/assets/main.s2.js');
  expect(body).not.toContain('id="rendered"');
});

test.each([
  ['a build without code for the server', () => shell.store(aSectionEntry(aSectionBuild('old', { pages })))],
  ['a shell without it', () => shell.folder.buildShell('s3')],
  ['one that fails', async () => void (await shell.open('/news/notice?keyword=broken'))],
  ['a section that is switched off', () => shell.start({ renderedByBrowsers: ['mf-news-space'] })],
])('%s leaves its pages to browsers', async (_what, prepare) => {
  await prepare();
  const { statusCode, body } = await shell.open('/news/notice');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('id="rendered"');
});

test('a developer’s own build is rendered by the browser', async () => {
  const { body } = await shell.open('/news/notice?section.mf-news-space=http://localhost:3003');
  expect(body).not.toContain('id="rendered"');
});

test('in containers sections are found by their names, and no host that is not a section’s', async () => {
  await shell.start({ originOfSections: 'http://*:3000' });
  const { body } = await shell.open('/news/notice?keyword=a');
  expect(body).toContain('http://mf-news-space:3000/server.one.cjs');
  expect((await shell.inject('/remotes/postgres/file.js')).statusCode).toBe(404);
});

describe('an inset of the home page', () => {
  const inset = (name: string, changes = {}) => ({
    path: `/news/#${name}`,
    slot: 'homeUpper',
    order: 10,
    minHeight: { phone: '20rem', wide: '10rem' },
    ...changes,
  });
  const withInsets = (insets: SectionBuild['insets']) => ({
    ...build,
    insets,
    files: { ...build.files, '/news/#latest': { scripts: ['latest.js'], styles: ['latest.css'] } },
  });
  const renderedIn = (body: string) => JSON.parse(/id="rendered">(.*?)<\/script>/.exec(body)?.[1] ?? '') as object;
  /**
   * The first document may come before the inset is rendered: it is waited for 100 ms, and a late one opens the circuit
   * breaker.
   */
  const openHome = async (until = 'of mf-news-space') => {
    for (;;) {
      const { body } = await shell.open('/main');
      if (body.includes(until)) return body;
      await pause(20);
    }
  };

  test('is in its place, with its stylesheet, its facts and its hydration data', async () => {
    await shell.store(aSectionEntry(withInsets([inset('latest')])));
    const body = await openHome();
    expect(body).toContain(
      '<div data-inset="/news/#latest" class="a"><div><p>/news/#latest of mf-news-space $&</p></div></div>',
    );
    expect(body).toContain('href="/remotes/mf-news-space/latest.css" data-href="latest.css"');
    expect(renderedIn(body)).toMatchObject({
      kind: 'page',
      build: '',
      insets: { '/news/#latest': { build: 'one', answers: [[['k'], '</script><script>']] } },
    });
  });

  test.each([
    ['is of members', { guarded: true }, 'latest'],
    ['is not whole', {}, 'other'],
    ['throws', {}, 'thrown'],
  ])('that %s is left to browsers, and the page is unaffected', async (_what, changes, name) => {
    await shell.store(aSectionEntry(withInsets([inset(name, changes), inset('first')])));
    await openHome('id="rendered"');
    const body = await openHome('id="rendered"');
    expect(body).toContain('<div data-inset="/news/#latest" class="a"></div><div data-inset="/news/#other"></div>');
    expect(JSON.stringify(renderedIn(body))).not.toContain(`/news/#${name}`);
  });

  test('is not rendered for a page for members, whose document is the frame alone', async () => {
    const own = inset('latest', { slot: 'ownUpper' });
    await shell.store(
      aSectionEntry({
        ...withInsets([own]),
        prefixes: ['/news', '/sign'],
        pages: [...pages, { path: '/sign/me', title: '마이페이지', guarded: true }],
      }),
    );
    for (let times = 0; times < 5; times += 1) {
      const { body } = await shell.open('/sign/me');
      expect(renderedIn(body)).toMatchObject({ kind: 'frame' });
      expect(renderedIn(body)).not.toHaveProperty('insets');
    }
  });

  test('of another build of its section is another document', async () => {
    await shell.store(aSectionEntry(withInsets([inset('latest')])));
    await openHome();
    const next = withInsets([inset('latest')]);
    await shell.store(
      aSectionEntry({
        ...next,
        id: 'two',
        server: { file: 'server.two.cjs', integrity: integrityOf(Buffer.from('2')) },
      }),
    );
    expect(renderedIn(await openHome('"build":"two"'))).toMatchObject({
      insets: { '/news/#latest': { build: 'two' } },
    });
  });

  test('is in the registry of every page, with its section’s name, and the registry names its files', async () => {
    await shell.store(aSectionEntry(withInsets([inset('latest', { order: 20 }), inset('other')])));
    const registry = async (path: string) =>
      (await shell.inject(`/registry.json?path=${encodeURIComponent(path)}`)).json<VisitorRegistry>();
    const { insets } = await registry('/about/history');
    expect(insets?.map(({ path, section }) => [path, section])).toEqual([
      ['/news/#other', 'mf-news-space'],
      ['/news/#latest', 'mf-news-space'],
    ]);
    const { sections, preloads } = await registry('/news/#latest');
    expect(sections.map(({ name }) => name)).toEqual(['mf-news-space']);
    expect(preloads?.map(({ href }) => href.split('/').at(-1))).toEqual([
      'remoteEntry.one.js',
      'routes.js',
      'latest.js',
      'latest.css',
    ]);
  });
});

test('the page of the search is rendered with its keyword, kind and page number only', async () => {
  const { statusCode, body } = await shell.open('/search?keyword=a&utm=1&page=2&kind=faq');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>/search?keyword=a&kind=faq&page=2</h1>');
});
