import { createHash } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { TestShell } from './testing/testShell.ts';

// The head of a document for search engines and previews of shared links; the page is rendered in a real process.

const NASTY = '</script><script>alert(1)</script>"&';
const facts = [
  {
    kind: 'article',
    title: NASTY,
    description: NASTY,
    writer: '',
    published: '2026-11-20T09:00:00+09:00',
    picture: 'uploads/a.jpg',
  },
];
const CODE = `
process.on('message', ({ id, job }) => {
  const missing = job.address.includes('noticeNo=404');
  const rendering = { html: '<main></main>', head: '', title: '휴무', description: 'about', answers: [],
    isComplete: true, ...(job.frameOnly ? {} : { facts: ${JSON.stringify(facts)} }) };
  process.send({ id, outcome: missing ? { kind: 'refused', code: 404 } : { kind: 'rendered', rendering } });
});`;
const TEMPLATE = `<title>{{title}}</title><meta name="description" content="{{description}}">{{found}}</head>{{data}}`;
const integrity = `sha384-${createHash('sha384').update('').digest('base64')}`;
const pages = [
  { path: '/news/notice', title: '공지사항', guarded: false, query: ['keyword'] },
  { path: '/news/notice/view', title: '공지사항', guarded: false, query: ['noticeNo'], item: 'noticeNo' },
  { path: '/news/letters', title: '소식지', guarded: true },
];

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
  await shell.restart({ givenOrigins: { 'mf-news-space': 'http://news.internal:3000' } });
  await shell.folder.buildShell('s2', {
    server: { file: 'server.s2.cjs', integrity, template: 'rendered.s2.template' },
  });
  await writeFile(shell.folder.inDist('server.s2.cjs'), CODE);
  await writeFile(shell.folder.inDist('rendered.s2.template'), TEMPLATE);
  const server = { file: 'server.one.cjs', integrity };
  await shell.store(aSectionEntry(aSectionBuild('one', { pages, server })));
});
afterAll(() => shell.close());

const metaOf = (body: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1];

test('an article has its canonical address, its description and its picture', async () => {
  const { body } = await shell.open('/news/notice/view?utm_source=mail&noticeNo=3');
  expect(body).toContain(
    '<link rel="canonical" href="https://portal.example/news/notice/view?noticeNo=3" data-of-page>',
  );
  expect(metaOf(body, 'og:url')).toBe('https://portal.example/news/notice/view?noticeNo=3');
  expect(metaOf(body, 'og:type')).toBe('article');
  expect(metaOf(body, 'og:title')).toBe('휴무 | 한빛외식업협회');
  expect(metaOf(body, 'og:image')).toBe('https://portal.example/files/uploads/a.jpg');
  expect(metaOf(body, 'robots')).toBeUndefined();
});

test('no word of an article leaves its place in the head', async () => {
  const { body } = await shell.open('/news/notice/view?noticeNo=3');
  expect(body).not.toContain('<script>alert');
  expect(metaOf(body, 'description')).toBe('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;');
  const data = JSON.parse(/ld\+json"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '') as { '@graph': object[] };
  expect(data['@graph'][0]).toMatchObject({ headline: NASTY });
});

test.each([
  ['a page for members', '/news/letters', 200],
  ['an article that is gone', '/news/notice/view?noticeNo=404', 404],
  ['an article without a number', '/news/notice/view', 200],
  ['what does not exist', '/news/other', 404],
])('%s is not to be found', async (_what, path, status) => {
  const { statusCode, body } = await shell.open(path);
  expect(statusCode).toBe(status);
  expect(metaOf(body, 'robots')).toBe('noindex');
  expect(body).not.toContain('canonical');
  expect(body).not.toContain('ld+json');
});

test.each([
  ['after the page', TEMPLATE],
  ['in the head of a build that has no other place for it', TEMPLATE.replace('{{data}}', '')],
])('the structured data of an article is placed %s', async (_, template) => {
  const file = shell.folder.inDist('rendered.s2.template');
  await writeFile(file, template);
  // A changed file is detected by its modification time.
  await utimes(file, new Date(), new Date(template.length));
  const { body } = await shell.open(`/news/notice/view?noticeNo=${template.length}`);
  expect(body.split('ld+json')).toHaveLength(2);
  expect(body.indexOf('ld+json') > body.indexOf('</head>')).toBe(template === TEMPLATE);
  await writeFile(file, TEMPLATE);
});

test('a list names its feed, and the home page all of them', async () => {
  const feedsOf = (body: string) => [...body.matchAll(/rss\+xml" title="([^"]*)"/g)].map(([, title]) => title);
  expect(feedsOf((await shell.open('/news/notice')).body)).toEqual(['공지사항']);
  expect(feedsOf((await shell.open('/main')).body)).toEqual(['공지사항', '협회소식', 'K-푸드 뉴스']);
});
