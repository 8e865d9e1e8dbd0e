import { DAY_MS } from '../../../clock/durations.ts';
import { createSandboxFeed } from '../../../integrations/foodNews/sandboxFeed.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { refreshFoodNews } from './refresh.ts';

const now = new Date('2026-11-20T03:00:00Z');

interface Listed {
  pageInfo: { totalRow: number };
}

describeWithDatabase('food news', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
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

  test('the sandbox publishes each story once a year', async () => {
    const yearOf = async (day: string) =>
      (await createSandboxFeed().read(new Date(`${day}T12:00:00+09:00`))).map(({ key, publishedAt }) => {
        const age = new Date(`${day}T12:00:00+09:00`).getTime() - publishedAt.getTime();
        expect(age >= 0 && age <= 366 * DAY_MS).toBe(true);
        return key;
      });
    const once = await yearOf('2026-11-20');
    const later = await yearOf('2026-12-31');
    expect(new Set([...once, ...later]).size - once.length).toBe(4);
    expect((await yearOf('2027-11-20')).some((key) => once.includes(key))).toBe(false);
  });

  test('an item has its text, its neighbours, and its own address and picture', async () => {
    await refreshFoodNews(server.db, createSandboxFeed(), now);
    const client = server.client();
    const { list } = (await client.call('fetchNewsList', { limit: 100 })).entity as {
      list: { newsNo: number; url: string; imagePath: string; title: string }[];
    };
    for (const name of ['url', 'imagePath'] as const)
      expect(new Set(list.map((item) => item[name])).size).toBe(list.length);
    const [newest, next] = list;
    const { entity } = await client.call('getMapNews', { newsNo: newest?.newsNo ?? 0 });
    expect(entity).toMatchObject({
      title: newest?.title,
      content: expect.stringMatching(/^<p>.+<\/p>$/),
      previous: { no: next?.newsNo, title: next?.title },
      next: null,
    });
    expect(await client.call('getMapNews', { newsNo: 999_999 })).toMatchObject({ status: 404 });
  });
});
