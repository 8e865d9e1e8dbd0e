import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { integrityOf } from '@portal/shared/federation/integrity';
import type { SectionBuild } from '@portal/shared/section/registry';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { aSectionBuild, aSectionEntry } from './testing/sampleBuilds.ts';
import { TestShell } from './testing/testShell.ts';

// Documents with pages that a build's own code has rendered, in a real process.

/** What a build of the shell brings for the server; the address says what comes of a job. */
const CODE = `
let count = 0;
process.on('message', ({ id, job }) => {
  const { address, section, frameOnly, inset } = job;
  const keyword = new URLSearchParams(address.split('?')[1]).get('keyword');
  const rendering = {
    html: '<main><h1>' + address + '</h1>{{registry}} ' + (frameOnly ? 'frame' : (section && section.url)) + '</main>'
      + (keyword === 'inject' ? '<script>alert(1)</script><style>body{color:red}</style>' : '')
      + (keyword === 'process' ? '<i>' + process.pid + '</i>' : '')
      + (keyword === 'count' ? '<i>' + (count += 1) + '</i>' : ''),
    head: '<link rel="preload" as="image" href="/files/1">',
    facts: [{ of: inset ?? address }],
    title: 'Q&amp;A', description: 'about', answers: [[['k'], '</script><script>']], isComplete: true,
  };
  if (address === '/main' && !inset)
    rendering.html = '<main><div data-inset="/news/#latest" class="a"></div><div data-inset="/news/#other"></div></main>';
  if (inset) {
    rendering.html = '<p>' + inset + ' of ' + section.name + ' $&</p>';
    rendering.isComplete = inset !== '/news/#other';
  }
  const outcome =
    inset === '/news/#thrown' ? { kind: 'failed', of: 'page', reason: 'thrown' } :
    keyword === 'missing' ? { kind: 'refused', code: 404 }
    : keyword === 'browser' && !frameOnly ? { kind: 'needsBrowser' }
    : keyword === 'broken' ? { kind: 'failed', of: 'build', reason: 'broken' }
    : { kind: 'rendered', rendering };
  process.send({ id, outcome });
});`;
const TEMPLATE = `<title>{{title}}</title><meta name="description" content="{{description}}">{{preloads}}{{pageStyles}}
<script type="application/json" id="registry">{{registry}}</script>{{early}}<div id="root">{{content}}</div>{{rendered}}`;

const integrity = `sha384-${createHash('sha384').update('').digest('base64')}`;
const pages = [
  { path: '/news/notice', title: '공지사항', guarded: false, query: ['keyword'] },
  { path: '/news/letters', title: '소식지', guarded: true },
];
const build = aSectionBuild('one', {
  pages,
  server: { file: 'server.one.cjs', integrity },
  integrity: { 'notice.css': 'sha384-style' },
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (name: string) => (headers: OutgoingHttpHeaders) =>
  new RegExp(`${name} [^;]*`).exec(String(headers['content-security-policy']))?.[0] ?? '';
const scriptsOf = sourcesOf('script-src');
const stylesOf = sourcesOf('style-src');

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
});
beforeEach(async () => {
  await shell.startAnew({ givenOrigins: { 'mf-news-space': 'http://news.internal:3000' } });
  await shell.folder.buildShell('s2', {
    server: { file: 'server.s2.cjs', integrity, template: 'rendered.s2.template' },
  });
  await writeFile(shell.folder.inDist('server.s2.cjs'), CODE);
  await writeFile(shell.folder.inDist('rendered.s2.template'), TEMPLATE);
  await shell.store(aSectionEntry(build));
});
afterAll(() => shell.close());

test('a public page is in its document, with its title, its styles and what the browser hydrates it with', async () => {
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

test('the process of a build that is rolled back ends, although nobody asks for a page', async () => {
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
  /** Nothing is answered before so many are asked for. */
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

  test('is a part of its document, known to the policy, with the name that its code knows it by', async () => {
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

  test('does not wait for another one', async () => {
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

test('the policy knows what the build has put into the document, and nothing that a page’s own text contains', async () => {
  const { body, headers } = await shell.open('/news/notice?keyword=inject');
  expect(body).toContain('<script>alert(1)</script><style>body{color:red}</style>');
  expect(scriptsOf(headers)).not.toContain(hashOf('alert(1)'));
  expect(stylesOf(headers)).not.toContain(hashOf('body{color:red}'));
  const early = /<script>(try.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(scriptsOf(headers)).toContain(hashOf(early));
  // Templates' places in a text stay what they are.
  expect(body).toContain('{{registry}}');
});

test('only what the page declares of a query is rendered with', async () => {
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

test('a browser that runs no scripts is told what it needs them for', async () => {
  const told = async (path: string) => /<noscript>(.*?)<\/noscript>/.exec((await shell.open(path)).body)?.[1];
  expect(await told('/news/notice?keyword=a')).toContain('읽기만 하실 수 있습니다');
  expect(await told('/news/letters')).toContain('이 화면을 이용하시려면');
  expect(await told('/news/letters')).toContain('href="tel:025550100"');
});

test('a page that only the browser can render is the frame alone', async () => {
  const { body } = await shell.open('/news/notice?keyword=browser');
  expect(body).toContain('frame</main>');
});

test('an article that does not exist is a 404, which browsers render', async () => {
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

test('a developer’s own build leaves the page to the browser', async () => {
  const { body } = await shell.open('/news/notice?section.mf-news-space=http://localhost:3003');
  expect(body).not.toContain('id="rendered"');
});

test('in containers sections are found by their names, and no host that is not a section’s', async () => {
  await shell.start({ originOfSections: 'http://*:3000' });
  const { body } = await shell.open('/news/notice?keyword=a');
  expect(body).toContain('http://mf-news-space:3000/server.one.cjs');
  expect((await shell.inject('/remotes/postgres/file.js')).statusCode).toBe(404);
});

describe('a kept page', () => {
  const opened = async (headers = {}, address = '/news/notice') => {
    const { statusCode, body, rawPayload, headers: sent } = await shell.open(address, headers);
    const encoded = sent['content-encoding'] === 'gzip';
    return { statusCode, sent, text: encoded ? gunzipSync(rawPayload).toString() : body };
  };
  const gzip = { 'accept-encoding': 'gzip, br' };
  const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

  test('travels compressed, as the same document that others get as it is', async () => {
    const [one, plain] = [await opened(gzip), await opened()];
    expect(one.sent).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(plain.sent).not.toHaveProperty('content-encoding');
    expect(one.text).toBe(plain.text);
    expect(one.sent['content-security-policy']).toBe(plain.sent['content-security-policy']);
  });

  test('may be kept by caches that all share, sets no cookie, and names what it is of', async () => {
    const { sent } = await opened();
    expect(sent['cache-control']).toBe(SHARED);
    expect(sent).not.toHaveProperty('set-cookie');
    expect(sent['surrogate-key']).toBe('shell@s2 mf-news-space@one /news/notice');
  });

  test('is not sent again to who has it', async () => {
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
  ])('is no document %s', async (_what, headers, address) => {
    expect((await opened(headers, address)).sent).toMatchObject({ 'cache-control': 'private, no-cache' });
  });

  test('is none while a canary tells visitors apart', async () => {
    await shell.folder.store(aSectionEntry(build, { canary: { build: { ...build, id: 'two' }, share: 0.5 } }));
    const { sent } = await opened();
    expect(sent['cache-control']).toBe('private, no-cache');
    expect(String(sent['set-cookie'])).toMatch(/^portal-cohort=\d+;/);
    // Nor for a visitor who has been told apart before.
    expect((await opened({ cookie: 'portal-cohort=7' })).sent['cache-control']).toBe('private, no-cache');
  });

  test('is another one of another build', async () => {
    await opened(gzip);
    await shell.store(aSectionEntry({ ...build, id: 'two', files: { '*': { scripts: [], styles: ['new.css'] } } }));
    expect((await opened(gzip)).text).toContain('data-href="new.css"');
  });

  test('is the same bytes for everybody, on every page', async () => {
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
    // On a busy machine the first visitors are too early.
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
      // Each gets what was rendered for this visitor, and not what is kept of another.
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

/** Less than the age after which a kept page is renewed anyway. */
const WAIT_MS = 4000;
const until = async (isSo: () => boolean | Promise<boolean>) => {
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end && !(await isSo())) await pause(20);
};

test('what is published is in a kept page soon, and nobody waits for its render', async () => {
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
  /** How many visitors got something else than a kept page. */
  const waited = async () => {
    const metric = await shell.register.getSingleMetricAsString('portal_pages_total');
    return metric.split('\n').filter((line) => /source="(?!kept|older)/.test(line));
  };
  // On a busy machine the first ones may be too early.
  await until(async () => (await countIn()).times > 0);
  const first = await countIn();
  expect(first.caching).toContain('s-maxage=5');
  const waitedBefore = await waited();
  await shell.server.listen({ port: 0, host: '127.0.0.1' });
  await until(() => questions.length > 0);
  questions.shift()?.('b');
  await until(async () => (await countIn()).times > first.times);
  expect((await countIn()).times).toBeGreaterThan(first.times);
  expect(await waited()).toEqual(waitedBefore);
  api.close();
  api.closeAllConnections();
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
  /** The first document may be too early: an inset is waited for 100 ms, and one that is late then rests. */
  const openHome = async (until = 'of mf-news-space') => {
    for (;;) {
      const { body } = await shell.open('/main');
      if (body.includes(until)) return body;
      await pause(20);
    }
  };

  test('stands in its place, with its stylesheet, its facts and what it is hydrated with', async () => {
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
  ])('that %s is left to browsers, and the page is as ever', async (_what, changes, name) => {
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

test('the page of the search is rendered by its words, kind and page alone', async () => {
  const { statusCode, body } = await shell.open('/search?keyword=a&utm=1&page=2&kind=faq');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>/search?keyword=a&kind=faq&page=2</h1>');
});
