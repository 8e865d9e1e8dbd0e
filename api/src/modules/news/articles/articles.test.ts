import { DAY_MS } from '../../../clock/durations.ts';
import type { ArticleKind } from '../../../database/types/tables/news.ts';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';

const now = new Date('2026-11-20T03:00:00Z');

interface Listed {
  list: { noticeNo: number; title: string; isTop: boolean; viewCnt: number }[];
  pageInfo: { page: number; endPage: number; totalRow: number };
}

describeOnBothDatabases('articles', (open) => {
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
        published_at: new Date(now.getTime() - daysAgo * DAY_MS),
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
  });

  test('pages: pinned first, then the newest; totals and the last page', async () => {
    const first = await notices({ limit: 5 });
    expect(first.list.map(({ title }) => title)).toEqual(['공지 9', '공지 1', '공지 2', '공지 3', '공지 4']);
    expect(first.pageInfo).toEqual({ page: 1, endPage: 3, totalRow: 13, next: first.list.at(-1)?.noticeNo });
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

  test('a detail names its neighbours; a separate call counts its view', async () => {
    const { list } = await notices({ keyword: '공지 5' });
    const noticeNo = list[0]?.noticeNo;
    const answer = await server.client().call('getMapNotice', { noticeNo });
    expect(answer.entity).toMatchObject({
      noticeNo,
      title: '공지 5',
      content: '<p>공지 5</p>',
      files: [],
      viewCnt: 0,
      regDate: '2026-11-15T12:00:00+09:00',
      previous: { title: '공지 6' },
      next: { title: '공지 4' },
    });
    expect(await server.client().call('countArticleView', { noticeNo })).toMatchObject({ entity: 1 });
    expect((await server.client().call('getMapNotice', { noticeNo })).entity).toMatchObject({ viewCnt: 1 });
    expect((await server.client().call('countArticleView', {})).status).toBe(400);
  });

  test('an unknown article, one of another kind, and an unpublished one return 404', async () => {
    const asctnNo = await write('asctn', '협회 소식', 1);
    const later = await write('notice', '다음 주 공지', -7);
    for (const noticeNo of [999_999, asctnNo, later]) {
      expect(await server.client().call('getMapNotice', { noticeNo })).toMatchObject({ status: 404, code: 404 });
    }
    expect((await server.client().call('getMapAsctn', { asctnNo })).status).toBe(200);
    expect((await server.client().call('getMapAsctn', { asctnNo: 'x' })).status).toBe(400);
  });

  test('downloads of the data room are counted, for its own files only', async () => {
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
});
