import { sql } from 'kysely';
import { describeOnBothDatabases, type TestServer } from '../testing/index.ts';
import { fetchPage, fetchPageOfParts, likePattern, toPage } from './page.ts';

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
