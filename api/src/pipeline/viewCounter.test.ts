import { describeOnBothDatabases } from '../testing/index.ts';
import { ViewCounter } from './viewCounter.ts';

describeOnBothDatabases('views', (open) => {
  async function start() {
    const server = await open();
    const { article_no: noticeNo } = await server.db
      .insertInto('article')
      .values({
        kind: 'notice',
        title: '공지',
        category: null,
        summary: '',
        content: '',
        plain_text: '',
        writer: '기획총무국',
        published_at: new Date('2026-01-01T00:00:00Z'),
      })
      .returning('article_no')
      .executeTakeFirstOrThrow();
    const stored = async () =>
      (await server.db.selectFrom('article').select('view_cnt').executeTakeFirstOrThrow()).view_cnt;
    const view = async () =>
      ((await server.client().call('getMapNotice', { noticeNo })).entity as { viewCnt: number }).viewCnt;
    return { ...server, noticeNo, stored, view };
  }

  test('are counted without a write each, and shown at once', async () => {
    const { services, stored, view } = await start();
    expect([await view(), await view(), await view()]).toEqual([1, 2, 3]);
    expect(await stored()).toBe(0);
    await services.views.flush();
    expect(await stored()).toBe(3);
    expect(await view()).toBe(4);
    await services.views.flush();
    expect(await stored()).toBe(4);
  });

  test('are stored when the server stops', async () => {
    const { app, db, stored, view } = await start();
    await view();
    await app.close();
    expect(await stored()).toBe(1);
    await db.deleteFrom('article').execute();
  });

  test('are kept while they cannot be stored', async () => {
    const { db, noticeNo, stored } = await start();
    let isDown = true;
    const transaction = () => {
      if (isDown) throw new Error('the database is down');
      return db.transaction();
    };
    const views = new ViewCounter(
      new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) }),
    );
    views.count('article', noticeNo);
    await expect(views.flush()).rejects.toThrow('down');
    expect(views.count('article', noticeNo)).toBe(2);
    isDown = false;
    await views.flush();
    expect(await stored()).toBe(2);
  });
});
