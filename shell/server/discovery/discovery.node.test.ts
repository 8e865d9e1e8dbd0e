import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { TestShell } from '../testing/testShell.ts';

// The shell's server's output for search engines and feed readers, generated from the answers of an API on a real
// socket.

const PAGE = readFileSync(join(import.meta.dirname, '../../src/index.html'), 'utf8');

const notice = {
  title: '휴무 안내',
  summary: '요약',
  writer: '교육운영팀',
  regDate: '2026-11-20T09:00:00+09:00',
  viewCnt: 1,
  imagePath: '',
};
const pageInfo = { page: 1, endPage: 1, totalRow: 2 };

let isDown = false;
let asked: string[] = [];
let published: { no: number; changed: string }[] = [];

const listOf = (item: string | null) => {
  if (item === 'noticeNo') return published;
  return item === 'examinationNo' ? [{ no: 4, changed: null }] : [];
};

function answerTo(url: URL): unknown {
  if (url.pathname.endsWith('listPublished')) return { list: listOf(url.searchParams.get('item')), hasMore: false };
  const list = [
    { ...notice, noticeNo: 1, isTop: true, title: '오래된 중요 공지', regDate: '2026-01-02T09:00:00+09:00' },
    { ...notice, noticeNo: 2, isTop: false },
  ];
  return { list, pageInfo };
}

const api: Server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://api.invalid');
  asked.push(url.pathname + url.search);
  if (isDown) return response.writeHead(500).end();
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ code: 1, message: '', entity: answerTo(url) }));
});

let shell: TestShell;
const pages = [
  { path: '/news/notice', title: '공지사항', guarded: false },
  { path: '/news/notice/view', title: '공지사항', guarded: false, item: 'noticeNo' },
  { path: '/news/dates', title: '일정', guarded: false, items: ['educationNo', 'examinationNo'] },
  { path: '/news/board', title: '회원게시판', guarded: true },
  { path: '/news/:year/print', title: '인쇄', guarded: false },
];

beforeAll(async () => {
  shell = await TestShell.create();
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  isDown = false;
  asked = [];
  published = [{ no: 7, changed: '2026-11-20T09:00:00+09:00' }];
  await shell.restart({ apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const sign = { name: 'mf-sign', prefixes: ['/sign'], menus: [] };
  const signPages = [{ path: '/sign/in', title: '로그인', guarded: false }];
  await shell.store(aSectionEntry(aSectionBuild('one', { pages })));
  await shell.store(aSectionEntry(aSectionBuild('two', { ...sign, pages: signPages })));
});
afterAll(async () => {
  await shell.close();
  api.close();
});

const textsOf = (name: string, text: string) =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, found]) => found);

test('the sitemap has every public page and every published item, each once, by its canonical address', async () => {
  const { headers, body } = await shell.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(textsOf('loc', body)).toEqual([
    'https://portal.example/main',
    'https://portal.example/news/notice',
    'https://portal.example/news/dates',
    'https://portal.example/news/dates?examinationNo=4',
    'https://portal.example/news/notice/view?noticeNo=7',
  ]);
  expect(textsOf('lastmod', body)).toEqual(['2026-11-20T09:00:00+09:00']);
});

test('concurrent requests cost the API one call, and requests within some minutes none', async () => {
  await Promise.all([shell.inject('/sitemap.xml'), shell.inject('/sitemap.xml'), shell.inject('/sitemap.xml')]);
  await shell.inject('/sitemap.xml');
  expect(asked.filter((url) => url.includes('item=noticeNo'))).toHaveLength(1);
});

test('the sitemap stays within its limit, with the newest of the published items', async () => {
  published = Array.from({ length: 50_001 }, (_, index) => ({
    no: 50_001 - index,
    changed: new Date(Date.UTC(2026, 0, 1) + (50_001 - index) * 60_000).toISOString(),
  }));
  const { body } = await shell.inject('/sitemap.xml');
  expect(body.match(/<loc>/g)).toHaveLength(50_000);
  expect(body).toContain('noticeNo=50001<');
  expect(body).not.toContain('noticeNo=3<');
});

test('without the API there is no sitemap yet, and search engines are asked to come back', async () => {
  isDown = true;
  const { statusCode, headers } = await shell.inject('/sitemap.xml');
  expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
});

test('a feed has the newest items of its list', async () => {
  const { headers, body } = await shell.inject('/rss/notice.xml');
  expect(headers['content-type']).toContain('application/rss+xml');
  expect(textsOf('title', body).slice(1)).toEqual(['휴무 안내', '오래된 중요 공지']);
  expect(textsOf('link', body)).toContain('https://portal.example/news/notice/view?noticeNo=2');
});

test('the page links a manifest, whose icon and first page exist', async () => {
  const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(PAGE) ?? [];
  const { headers, body } = await shell.inject(path);
  expect(headers['content-type']).toContain('application/manifest+json');
  const { start_url, icons, display } = JSON.parse(body);
  expect(display).toBe('minimal-ui');
  const { headers: icon, rawPayload } = await shell.inject(icons[0].src);
  expect(icon['content-type']).toBe(icons[0].type);
  expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(icons[0].sizes);
  expect((await shell.open(start_url)).statusCode).toBe(200);
});

test('robots.txt names the sitemap, and disallows the office, the login and the calls', async () => {
  const { body } = await shell.inject('/robots.txt');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /office',
      'Disallow: /sign',
      'Disallow: /manager/group/accept',
      'Disallow: /api/',
      'Sitemap: https://portal.example/sitemap.xml',
    ]),
  );
});

test.each(['/share.png', '/logo.png'])('%s is a picture', async (path) => {
  const { headers, rawPayload } = await shell.inject(path);
  expect(headers['content-type']).toBe('image/png');
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(rawPayload.length).toBeLessThan(30_000);
});
