import { MINUTE_MS } from '../clock/durations.ts';
import { describeOnBothDatabases, TEST_NOW } from '../testing/index.ts';
import { ViewCounter } from './viewCounter.ts';

describeOnBothDatabases('views', (open) => {
  async function start(now = () => TEST_NOW) {
    const server = await open({ now });
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
    /** A new browser by default. */
    const view = async (browser = server.client()) => (await browser.call('countArticleView', { noticeNo })).entity;
    const shown = async () =>
      ((await server.client().call('getMapNotice', { noticeNo })).entity as { viewCnt: number }).viewCnt;
    return { ...server, noticeNo, stored, view, shown };
  }

  test('are counted without a write each, and shown at once', async () => {
    const { services, stored, view, shown } = await start();
    expect([await view(), await view(), await view()]).toEqual([1, 2, 3]);
    expect(await shown()).toBe(3);
    expect(await stored()).toBe(0);
    await services.views.flush();
    expect(await stored()).toBe(3);
    expect(await view()).toBe(4);
    await services.views.flush();
    expect(await stored()).toBe(4);
  });

  test('of one browser count once in half an hour', async () => {
    const clock = { now: new Date('2026-11-20T03:00:00Z') };
    const { client, view, shown, noticeNo } = await start(() => clock.now);
    const browser = client();
    expect([await view(browser), await view(browser), await view()]).toEqual([1, 1, 2]);
    clock.now = new Date(clock.now.getTime() + 29 * MINUTE_MS);
    expect(await view(browser)).toBe(2);
    clock.now = new Date(clock.now.getTime() + 32 * MINUTE_MS);
    expect(await view(browser)).toBe(3);
    expect([await shown(), await shown()]).toEqual([3, 3]);
    expect(await client().call('countArticleView', { dataNo: noticeNo })).toMatchObject({ status: 404 });
  });

  test('are stored when the server stops', async () => {
    const { app, db, stored, view } = await start();
    await view();
    await app.close();
    expect(await stored()).toBe(1);
    await db.deleteFrom('article').execute();
  });

  test('of several tables are stored by two processes at once', async () => {
    const { db, noticeNo, stored } = await start();
    const { exam_notice_no: examNoticeNo } = await db
      .insertInto('exam_notice')
      .values({
        title: '시험 공고',
        summary: '',
        content: '',
        writer: '기획총무국',
        published_at: new Date('2026-01-01T00:00:00Z'),
      })
      .returning('exam_notice_no')
      .executeTakeFirstOrThrow();
    const [one, other] = [new ViewCounter(db), new ViewCounter(db)];
    const rounds = 20;
    for (let round = 0; round < rounds; round += 1) {
      const by = { browserId: String(round), now: TEST_NOW };
      const seen = [
        { table: 'article', no: noticeNo, ...by },
        { table: 'exam_notice', no: examNoticeNo, ...by },
      ] as const;
      for (const view of seen) one.count(view);
      for (const view of seen.toReversed()) other.count(view);
      await Promise.all([one.flush(), other.flush()]);
    }
    expect(await stored()).toBe(2 * rounds);
    await db.deleteFrom('exam_notice').execute();
  });

  test('stay counted while they cannot be stored', async () => {
    const { db, noticeNo, stored } = await start();
    let isDown = true;
    const transaction = () => {
      if (isDown) throw new Error('the database is down');
      return db.transaction();
    };
    const views = new ViewCounter(
      new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) }),
    );
    const now = TEST_NOW;
    views.count({ table: 'article', no: noticeNo, browserId: 'one', now });
    await expect(views.flush()).rejects.toThrow('down');
    views.count({ table: 'article', no: noticeNo, browserId: 'another', now });
    expect(views.unstored('article', noticeNo)).toBe(2);
    isDown = false;
    await views.flush();
    expect(await stored()).toBe(2);
  });
});
