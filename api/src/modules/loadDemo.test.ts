import * as v from 'valibot';
import { calls, type CallName } from '@portal/shared/contract';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../testing/index.ts';
import { loadDemo, refuseDemoContent } from './loadDemo.ts';

interface ListEntity {
  list: Record<string, unknown>[];
  pageInfo: { page: number; endPage: number; totalRow: number };
}

/** Lists that the demo fills, each with the field that must differ from item to item. */
const publicLists: [CallName, Record<string, unknown>, string][] = [
  ['getListBoxAsctn', {}, 'title'],
  ['getListBoxNotice', {}, 'title'],
  ['getListBoxNotice', { category: 'hygn' }, 'title'],
  ['getListBoxData', {}, 'title'],
  ['fetchNewsList', {}, 'title'],
  ['getListBoxReview', {}, 'title'],
  ['getListBoxSite', {}, 'siteName'],
  ['fetchEmployeeList', {}, 'name'],
];
const memberLists: [CallName, Record<string, unknown>, string][] = [
  ['getListBoxBoard', {}, 'title'],
  ['getListBoxPromotion', {}, 'title'],
];

describeWithDatabase('the demo content', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ demo: true });
  });

  const listOf = async (name: CallName, input: Record<string, unknown>, client = server.client()) => {
    const answer = await client.call(name, { limit: 100, ...input });
    expect([answer.status, answer.code]).toEqual([200, 1]);
    v.parse(calls[name].entity, answer.entity);
    return answer.entity as ListEntity;
  };

  test.each(publicLists)('%s %j has at least 35 different items', async (name, input, text) => {
    const { list, pageInfo } = await listOf(name, input);
    expect(pageInfo.totalRow).toBeGreaterThanOrEqual(35);
    expect(new Set(list.map((item) => item[text])).size).toBe(list.length);
  });

  test.each(memberLists)('%s has at least 35 different items for a member', async (name, input, text) => {
    const { client } = await server.member();
    const { list } = await listOf(name, input, client);
    expect(list.length).toBeGreaterThanOrEqual(35);
    expect(new Set(list.map((item) => item[text])).size).toBe(list.length);
  });

  test('a member with a history has its notices, and none of them waits to be sent', async () => {
    const client = server.client();
    await client.call('login', { userId: 'member01', userPw: 'Portal!2026' });
    const { list } = await listOf('getListBoxUserNotice', {}, client);
    expect(list.length).toBeGreaterThanOrEqual(35);
    const days = list.map(({ regDate }) => String(regDate));
    expect(days).toEqual(days.toSorted().reverse());
    const waiting = server.db.selectFrom('member_notice').select('notice_no').where('queued_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
  });

  test('a few of the popups and banners are shown', async () => {
    const running = async (name: CallName) => (await listOf(name, {})).pageInfo.totalRow;
    expect(await running('getListBoxPopup')).toBe(3);
    expect(await running('getListBoxTopBanner')).toBe(4);
    expect(await running('getListBoxBottomBanner')).toBe(6);
    expect(await running('AdBannerList')).toBeGreaterThanOrEqual(35);
    for (const table of ['popup', 'home_banner'] as const) {
      const { rows } = await server.db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      expect(Number(rows)).toBeGreaterThanOrEqual(35);
    }
  });

  test('every area has its own long banner and short ones in the footer, one more of each than are shown at once', async () => {
    const seen = new Set<unknown>();
    for (const menuType of ['main', 'about', 'hygn', 'manager', 'space', 'news']) {
      const long = await listOf('AdBannerList', { menuType, position: 'Footer', sizeType: 'L' });
      const short = await listOf('AdBannerList', { menuType, position: 'Footer', sizeType: 'S' });
      expect([long.list.length, short.list.length]).toEqual([2, 3]);
      seen.add(long.list[0]?.title);
    }
    expect(seen.size).toBe(6);
  });

  test('every picture and file that a list names exists', async () => {
    const { client } = await server.member();
    const paths = new Set<string>();
    for (const name of [
      'getListBoxAsctn',
      'getListBoxPromotion',
      'getListBoxPopup',
      'getListBoxTopBanner',
      'getListBoxBottomBanner',
      'AdBannerList',
    ] as const) {
      for (const { imagePath } of (await listOf(name, {}, client)).list) if (imagePath) paths.add(String(imagePath));
    }
    expect(paths.size).toBeGreaterThan(90);
    for (const path of paths) {
      const answer = await client.request({ method: 'GET', url: `/files/${path}` });
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, 'image/svg+xml']);
    }
    for (const { dataNo } of (await listOf('getListBoxData', {})).list) {
      const { entity } = await client.call('getMapData', { dataNo });
      for (const { path } of (entity as { files: { path: string }[] }).files) {
        expect((await client.request({ method: 'GET', url: `/files/${path}` })).status).toBe(200);
      }
    }
  });

  test('no text is a placeholder, and no HTML contains a script', async () => {
    const texts = await server.db.selectFrom('article').select(['title', 'content', 'published_at']).execute();
    for (const { title, content, published_at } of texts) {
      expect(`${title}${content}`).not.toMatch(/lorem|undefined|NaN|null|테스트|<script|\son\w+=/i);
      expect(published_at.getTime()).toBeLessThanOrEqual(TEST_NOW.getTime());
    }
  });
});

describeWithDatabase('a demo without content', (open) => {
  test('is an empty association, stays one at the next start, and is refused by production', async () => {
    const { db, database, services } = await open();
    for (let start = 1; start <= 2; start += 1)
      await loadDemo(database, TEST_NOW, {
        files: services.integrations.files,
        keys: services.configuration.encryptionKeys,
        withContent: start === 2,
      });
    for (const table of ['member', 'education', 'examination', 'article'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    await expect(refuseDemoContent(db)).rejects.toThrow('was a demo once');
  });
});
