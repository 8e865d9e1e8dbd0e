import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ArticleKind } from '../../../database/tables/news.ts';
import { createHttpFeed } from '../../../integrations/foodNews/httpFeed.ts';
import { createSandboxFeed } from '../../../integrations/foodNews/sandboxFeed.ts';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { refreshFoodNews } from '../foodNews/refresh.ts';

const now = new Date('2026-11-20T03:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

interface Listed {
  list: { noticeNo: number; title: string; isTop: boolean; viewCnt: number }[];
  pageInfo: { page: number; endPage: number; totalRow: number };
}

describeOnBothDatabases('news', (open) => {
  let server: TestServer;
  const write = async (
    kind: ArticleKind,
    title: string,
    daysAgo: number,
    more: { is_top?: boolean; category?: 'hygn'; plain_text?: string } = {},
  ) => {
    const row = await server.db
      .insertInto('article')
      .values({
        kind,
        title,
        category: null,
        summary: title,
        content: `<p>${title}</p>`,
        plain_text: title,
        writer: '기획총무국',
        published_at: new Date(now.getTime() - daysAgo * DAY),
        ...more,
      })
      .returning('article_no')
      .executeTakeFirstOrThrow();
    return row.article_no;
  };
  const notices = async (input = {}) => (await server.client().call('getListBoxNotice', input)).entity as Listed;

  beforeAll(async () => {
    server = await open({ now: () => now });
    for (let day = 12; day >= 1; day -= 1)
      await write('notice', `공지 ${day}`, day, day === 9 ? { is_top: true, category: 'hygn' } : {});
    await write('notice', '내일 나올 공지', -1);
    await write('notice', '할인율 100%_확인', 30, { plain_text: '본문에만 있는 낱말' });
  }, 60_000);

  test('pages: pinned first, then the newest; totals and the last page', async () => {
    const first = await notices({ limit: 5 });
    expect(first.list.map(({ title }) => title)).toEqual(['공지 9', '공지 1', '공지 2', '공지 3', '공지 4']);
    expect(first.pageInfo).toEqual({ page: 1, endPage: 3, totalRow: 13 });
    expect((await notices({ limit: 5, page: 3 })).list).toHaveLength(3);
    expect((await notices({ limit: 5, page: 4 })).list).toEqual([]);
  });

  test('a keyword is searched in titles and texts, and its % and _ are ordinary characters', async () => {
    expect((await notices({ keyword: '공지 1' })).list.map(({ title }) => title)).toEqual([
      '공지 1',
      '공지 10',
      '공지 11',
      '공지 12',
    ]);
    expect((await notices({ keyword: '본문에만' })).pageInfo.totalRow).toBe(1);
    expect((await notices({ keyword: '100%_' })).pageInfo.totalRow).toBe(1);
    expect((await notices({ keyword: '%' })).pageInfo.totalRow).toBe(1);
    expect((await notices({ keyword: "' or 1=1 --" })).pageInfo).toEqual({ page: 1, endPage: 0, totalRow: 0 });
  });

  test('the category finds only notices on hygiene education', async () => {
    expect((await notices({ category: 'hygn' })).list.map(({ title }) => title)).toEqual(['공지 9']);
  });

  test('a detail counts the view and names its neighbours', async () => {
    const { list } = await notices({ keyword: '공지 5' });
    const noticeNo = list[0]?.noticeNo;
    const answer = await server.client().call('getMapNotice', { noticeNo });
    expect(answer.entity).toMatchObject({
      noticeNo,
      title: '공지 5',
      content: '<p>공지 5</p>',
      files: [],
      viewCnt: 1,
      regDate: '2026-11-15T12:00:00+09:00',
      previous: { title: '공지 6' },
      next: { title: '공지 4' },
    });
    expect((await server.client().call('getMapNotice', { noticeNo })).entity).toMatchObject({ viewCnt: 2 });
  });

  test('what is unknown, of another kind, or not yet published is 404', async () => {
    const asctnNo = await write('asctn', '협회 소식', 1);
    const later = await write('notice', '다음 주 공지', -7);
    for (const noticeNo of [999_999, asctnNo, later]) {
      expect(await server.client().call('getMapNotice', { noticeNo })).toMatchObject({ status: 404, code: 404 });
    }
    expect((await server.client().call('getMapAsctn', { asctnNo })).status).toBe(200);
    expect((await server.client().call('getMapAsctn', { asctnNo: 'x' })).status).toBe(400);
  });

  test('downloads of the data room are counted, only of its own files', async () => {
    const dataNo = await write('data', '점검표', 2);
    await server.db
      .insertInto('article_file')
      .values({ article_no: dataNo, path: 'data/a.csv', file_name: '점검표.csv', size: 10 })
      .execute();
    const browser = server.client();
    expect(await browser.call('downloadCnt', { dataNo, path: 'data/a.csv' })).toMatchObject({ code: 1, entity: 1 });
    expect(await browser.call('downloadCnt', { dataNo })).toMatchObject({ entity: 2 });
    expect((await browser.call('downloadCnt', { dataNo, path: 'data/other.csv' })).status).toBe(404);
    expect((await browser.call('getMapData', { dataNo })).entity).toMatchObject({
      downloadCnt: 2,
      files: [{ path: 'data/a.csv', fileName: '점검표.csv', size: 10 }],
    });
  });

  test('an item of the food news is stored once, and still listed while the feed is down', async () => {
    await refreshFoodNews(server.db, createSandboxFeed(), now);
    await refreshFoodNews(server.db, createSandboxFeed(), now);
    const listed = async () => ((await server.client().call('fetchNewsList', {})).entity as Listed).pageInfo.totalRow;
    expect(await listed()).toBe(40);
    await expect(refreshFoodNews(server.db, { read: () => Promise.reject(new Error('down')) }, now)).rejects.toThrow(
      'down',
    );
    expect(await listed()).toBe(40);
  });
});

describe('a feed at a URL', () => {
  let body = '';
  let status = 200;
  const remote = createServer((_request, response) => response.writeHead(status).end(body));
  beforeAll(() => new Promise<void>((done) => remote.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => remote.close(done)));
  const read = () => createHttpFeed(`http://127.0.0.1:${(remote.address() as AddressInfo).port}/feed`).read(now);

  test('reads RSS as plain text and leaves out items without a web URL', async () => {
    status = 200;
    body = `<?xml version="1.0"?><rss version="2.0"><channel><title>한식세계</title>
      <item><title>국밥 &amp; 김치</title><link>https://example.org/1</link><guid>one</guid><description><![CDATA[<p>맛있는 <b>소식</b></p><script>x()</script>]]></description><pubDate>Thu, 19 Nov 2026 09:00:00 +0900</pubDate></item>
      <item><title>나쁜 주소</title><link>javascript:alert(1)</link></item></channel></rss>`;
    const items = await read();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      key: 'one',
      title: '국밥 & 김치',
      source: '한식세계',
      url: 'https://example.org/1',
      publishedAt: new Date('2026-11-19T00:00:00Z'),
    });
    expect(items[0]?.summary).not.toMatch(/[<>]/);
  });

  test('reads JSON Feed; a future date becomes now', async () => {
    body = JSON.stringify({
      title: '밀과 쌀',
      items: [
        {
          id: '7',
          url: 'https://example.org/7',
          title: '쌀빵',
          summary: '요약',
          date_published: '2030-01-01T00:00:00Z',
        },
      ],
    });
    expect(await read()).toEqual([
      {
        key: '7',
        title: '쌀빵',
        summary: '요약',
        source: '밀과 쌀',
        url: 'https://example.org/7',
        imagePath: '',
        publishedAt: now,
      },
    ]);
  });

  test('a failed answer, or one that is not a feed, throws', async () => {
    body = '<html>점검 중</html>';
    await expect(read()).rejects.toThrow();
    status = 503;
    await expect(read()).rejects.toThrow('503');
  });
});
