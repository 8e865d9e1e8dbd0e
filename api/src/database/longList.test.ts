import { sql } from 'kysely';
import { DAY_MS } from '../clock/durations.ts';
import { isPublished } from '../content/published.ts';
import { fetchArticles } from '../modules/news/articles/store.ts';
import { describeOnBothDatabases, type TestServer } from '../testing/index.ts';
import { MAX_COUNTED_MATCHES } from './longList.ts';
import { fetchPage, fetchPageOfParts, likePattern, toPage } from './page.ts';
import type { ArticleKind } from './types/tables/news.ts';

const now = new Date('2026-11-20T03:00:00Z');
interface Listed {
  list: { noticeNo: number; title: string }[];
  pageInfo: { page: number; endPage: number; totalRow: number; next?: number };
}

describeOnBothDatabases('a long list', (open, kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    await server.db.deleteFrom('article').execute();
  });

  const write = (titles: readonly string[], more: { kind?: ArticleKind; published_at?: Date } = {}) =>
    server.db
      .insertInto('article')
      .values(
        titles.map((title, index) => ({
          kind: 'notice' as const,
          title,
          category: null,
          summary: title,
          content: `<p>${title}</p>`,
          plain_text: title,
          writer: '기획총무국',
          published_at: new Date(now.getTime() - index * DAY_MS),
          ...more,
        })),
      )
      .execute();
  const read = async (input: object) => (await server.client().call('getListBoxNotice', input)).entity as Listed;
  const titles = ({ list }: Listed) => list.map(({ title }) => title);
  const total = async (input: object = {}) => (await read(input)).pageInfo.totalRow;

  test('continues after the reader’s last row, even if rows were added before it', async () => {
    await write(['가', '나', '다', '라', '마']);
    const first = await read({ limit: 2 });
    expect(titles(first)).toEqual(['가', '나']);
    await write(['새 공지']);
    const second = await read({ limit: 2, page: 2, after: first.pageInfo.next });
    expect(titles(second)).toEqual(['다', '라']);
    expect(second.pageInfo).toMatchObject({ page: 2, totalRow: 6 });
    const last = await read({ limit: 2, page: 3, after: second.pageInfo.next });
    expect(titles(last)).toEqual(['마']);
    expect(last.pageInfo.next).toBeUndefined();
    // Without `after`, pages are counted from the top, as the contract says.
    expect(titles(await read({ limit: 2, page: 2 }))).toHaveLength(2);
  });

  test('falls back to the page number if that row has been deleted', async () => {
    await write(['가', '나', '다', '라']);
    const { pageInfo } = await read({ limit: 2 });
    await server.db
      .deleteFrom('article')
      .where('article_no', '=', pageInfo.next ?? 0)
      .execute();
    expect(titles(await read({ limit: 2, page: 2, after: pageInfo.next }))).toEqual(['라']);
  });

  test('has its size without counting, through every change, without unpublished rows', async () => {
    await write(['가', '나', '다']);
    await write(['내일'], { published_at: new Date(now.getTime() + DAY_MS) });
    await write(['소식'], { kind: 'asctn' });
    expect(await total()).toBe(3);
    await server.db.updateTable('article').set({ category: 'hygn' }).where('title', 'in', ['가', '나']).execute();
    expect([await total(), await total({ category: 'hygn' })]).toEqual([3, 2]);
    await server.db.updateTable('article').set({ kind: 'data' }).where('title', '=', '가').execute();
    expect([await total(), await total({ category: 'hygn' })]).toEqual([2, 1]);
    await server.db.deleteFrom('article').where('title', '=', '나').execute();
    expect([await total(), await total({ category: 'hygn' })]).toEqual([1, 0]);
    const { rows } = await sql<{ size: number }>`
      select sum(size) as size from list_size where table_name = 'article'`.execute(server.db);
    expect(rows[0]?.size).toBe(4);
  });

  test('counts at most a thousand matches of a search, and still continues after them', async () => {
    await write(Array.from({ length: MAX_COUNTED_MATCHES + 20 }, (_, index) => `공지 ${index}`));
    expect(await total()).toBe(MAX_COUNTED_MATCHES + 20);
    expect(await total({ keyword: '공지' })).toBe(MAX_COUNTED_MATCHES);
    expect((await read({ keyword: '공지', page: 100 })).pageInfo).toMatchObject({
      endPage: 100,
      next: expect.any(Number),
    });
  });

  test.each([
    ['공지', ['공지사항 안내']],
    ['사항', ['공지사항 안내']],
    ['항 안', ['공지사항 안내']],
    ['haccp', ['HACCP 교육']],
    ['HACCP', ['HACCP 교육']],
    ['교', ['HACCP 교육']],
    ['100%', ['100% 할인']],
    ['1_0%', []],
    ["o'", ["o'clock"]],
    ['안내 없음', []],
  ])('finds %j through its index', async (keyword, expected) => {
    await write(['공지사항 안내', 'HACCP 교육', '100% 할인', "o'clock"]);
    expect(titles(await read({ keyword }))).toEqual(expected);
    // The planner does not choose the index for four rows, but the index must be usable.
    const { rows } = await server.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_indexscan = off`.execute(transaction);
      return sql<{ 'QUERY PLAN': string }>`
        explain select from article
        where letter_pairs(title || ' ' || plain_text) @> letter_pairs(${keyword})`.execute(transaction);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('article_search');
  });

  test('skips the rows before a page in the index alone, also where rows can expire', async () => {
    const { rows } = await server.db.transaction().execute(async (transaction) => {
      // The planner does not choose the index for a small table, but the index must be usable.
      for (const other of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
        await sql`set local ${sql.raw(`enable_${other}`)} = off`.execute(transaction);
      const page = transaction
        .selectFrom('article')
        .select('article_no')
        .where('kind', '=', 'notice')
        .where(isPublished(now))
        .orderBy(sql`is_top desc, published_at desc, article_no desc`)
        .limit(10)
        .offset(9990);
      return sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(transaction);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using article_list');
  });

  if (kind === 'postgresql')
    test('is prepared by its connection under a name, except for a search', async () => {
      await write(['가', '나', '다']);
      await server.db.connection().execute(async (connection) => {
        const runs = async () => {
          const { rows } = await sql<{ runs: number }>`
            select coalesce(sum(generic_plans + custom_plans), 0)::integer as runs
            from pg_prepared_statements where statement like '%listed_no%'`.execute(connection);
          return rows[0]?.runs ?? 0;
        };
        const before = await runs();
        for (const page of [1, 2]) await fetchArticles(connection, 'notice', { page, limit: 2 }, now);
        await fetchArticles(connection, 'notice', { page: 1, limit: 2, keyword: '가' }, now);
        expect((await runs()) - before).toBe(2);
      });
    });
});

describeOnBothDatabases('a page of a list', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    await server.db
      .insertInto('related_site')
      .values(
        Array.from({ length: 12 }, (_, index) => ({
          site_name: index === 3 ? '100% 식당' : `기관 ${index}`,
          url: 'https://www.mfds.go.kr',
          sort_order: index,
        })),
      )
      .execute();
  });

  const sites = () => server.db.selectFrom('related_site').select('site_name').orderBy('sort_order');
  const names = async (page: number, limit: number) =>
    (await fetchPage(sites(), { page, limit })).rows.map(({ site_name }) => site_name);

  test('has the rows of its number, in the order of the query', async () => {
    expect(await names(1, 2)).toEqual(['기관 0', '기관 1']);
    expect(await names(3, 5)).toEqual(['기관 10', '기관 11']);
    expect(await names(4, 5)).toEqual([]);
  });

  test('counts the whole list as a number, beyond the last page too', async () => {
    expect((await fetchPage(sites(), { page: 1, limit: 5 })).totalRow).toBe(12);
    expect((await fetchPage(sites(), { page: 9, limit: 5 })).totalRow).toBe(12);
    expect(await fetchPage(sites().where('site_name', '=', '없음'), { page: 1, limit: 5 })).toEqual({
      rows: [],
      totalRow: 0,
    });
  });

  test('of several parts continues in the second where the first ends', async () => {
    const parts = (['<', '>='] as const).map((side) => ({ query: sites().where('sort_order', side, 5), size: null }));
    const pageOf = async (page: number) => {
      const { rows, totalRow } = await fetchPageOfParts(server.db, parts, { page, limit: 4 });
      return [...rows.map(({ site_name }) => site_name), totalRow];
    };
    expect(await pageOf(2)).toEqual(['기관 4', '기관 5', '기관 6', '기관 7', 12]);
    expect(await pageOf(3)).toEqual(['기관 8', '기관 9', '기관 10', '기관 11', 12]);
  });

  test('keeps conditions, joins and raw tables in the count', async () => {
    const pattern = likePattern('0%');
    expect(await fetchPage(sites().where('site_name', 'ilike', pattern), { page: 1, limit: 5 })).toEqual({
      rows: [{ site_name: '100% 식당' }],
      totalRow: 1,
    });
    const joined = server.db
      .selectFrom('related_site as site')
      .innerJoin('related_site as later', (join) => join.onRef('later.sort_order', '>', 'site.sort_order'))
      .select(['site.site_name', 'later.sort_order'])
      .orderBy('later.sort_order');
    expect((await fetchPage(joined, { page: 1, limit: 3 })).totalRow).toBe((12 * 11) / 2);
    const raw = server.db
      .selectFrom(
        sql<{ site_name: string; is_even: boolean }>`
        (select *, sort_order % 2 = 0 as is_even from related_site)`.as('numbered'),
      )
      .where('is_even', '=', true)
      .select('site_name')
      .orderBy(sql`site_name desc`);
    expect(await fetchPage(raw, { page: 2, limit: 4 })).toEqual({
      rows: [{ site_name: '기관 10' }, { site_name: '기관 0' }],
      totalRow: 6,
    });
  });
});

test('the response of a list call has its page, the last page and the total', () => {
  const page = { rows: [{ name: '하나' }, { name: '둘' }], totalRow: 12 };
  expect(toPage(page, { page: 2, limit: 5 }, ({ name }) => ({ title: name }))).toEqual({
    list: [{ title: '하나' }, { title: '둘' }],
    pageInfo: { page: 2, endPage: 3, totalRow: 12 },
  });
  expect(toPage({ rows: [], totalRow: 0 }, { page: 1, limit: 5 }, (row) => row)).toEqual({
    list: [],
    pageInfo: { page: 1, endPage: 0, totalRow: 0 },
  });
});
