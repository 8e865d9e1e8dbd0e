import { sql } from 'kysely';
import type { CallEntity } from '@portal/shared/contract';
import { MAX_PUBLISHED, type listPublished } from '@portal/shared/contract/published';
import { endOfSeoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addCourse, addExam } from '../../manager/testing/offerings.ts';

const now = new Date('2026-11-20T03:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

describeWithDatabase('published content', (open) => {
  let server: TestServer;
  const ask = async (input: object) =>
    (await server.client().call('listPublished', input)).entity as CallEntity<typeof listPublished>;
  const write = async (title: string, more: object = {}) => {
    const article = {
      kind: 'notice' as const,
      category: null,
      title,
      summary: title,
      content: `<p>${title}</p>`,
      plain_text: title,
      writer: '기획총무국',
      published_at: daysAgo(3),
      ...more,
    };
    const inserted = server.db.insertInto('article').values(article).returning('article_no');
    return (await inserted.executeTakeFirstOrThrow()).article_no;
  };

  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  test('is listed by number with its last change, without content that the public may not read', async () => {
    const plain = await write('그대로인 글');
    const changed = await write('고친 글', { changed_at: daysAgo(1) });
    const waited = await write('미리 쓴 글', { published_at: daysAgo(2), changed_at: daysAgo(9) });
    await write('내일 나올 글', { published_at: daysAgo(-1) });
    await write('기간이 지난 글', { published_until: daysAgo(1) });
    await write('내린 글', { withdrawn_at: daysAgo(1) });
    const news = await write('소식', { kind: 'asctn' });
    expect(await ask({ item: 'noticeNo' })).toEqual({
      list: [
        { no: waited, changed: '2026-11-18T12:00:00+09:00' },
        { no: changed, changed: '2026-11-19T12:00:00+09:00' },
        { no: plain, changed: '2026-11-17T12:00:00+09:00' },
      ],
      hasMore: false,
    });
    expect((await ask({ item: 'asctnNo' })).list.map(({ no }) => no)).toEqual([news]);
    expect((await ask({ item: 'noticeNo', before: changed })).list.map(({ no }) => no)).toEqual([plain]);
  });

  test('exam notices are listed the same way', async () => {
    const notice = { title: '공고', summary: '공고', content: '', writer: '교육자격국', published_at: daysAgo(3) };
    const { exam_notice_no } = await server.db
      .insertInto('exam_notice')
      .values(notice)
      .returning('exam_notice_no')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('exam_notice')
      .values({ ...notice, withdrawn_at: daysAgo(1) })
      .execute();
    expect((await ask({ item: 'examNoticeNo' })).list).toEqual([
      { no: exam_notice_no, changed: '2026-11-17T12:00:00+09:00' },
    ]);
  });

  test('food news that has appeared is listed too', async () => {
    const news = (title: string, published_at: Date) => ({
      source_key: title,
      title,
      summary: title,
      source: '한식신문',
      url: 'https://example.org/1',
      image_path: '',
      published_at,
      fetched_at: now,
    });
    const { news_no } = await server.db
      .insertInto('food_news')
      .values(news('오늘의 소식', daysAgo(3)))
      .returning('news_no')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('food_news')
      .values(news('내일의 소식', daysAgo(-1)))
      .execute();
    expect((await ask({ item: 'newsNo' })).list).toEqual([{ no: news_no, changed: '2026-11-17T12:00:00+09:00' }]);
  });

  test('courses and exams are listed until they begin, without a time of change', async () => {
    const begun = { held_at: new Date('2026-11-19T10:00:00+09:00'), finish_at: endOfSeoulDay('2026-11-19') };
    const course = await addCourse(server.db);
    await addCourse(server.db, { edu_date: '2026-11-19', ...begun });
    await addCourse(server.db, { called_off: true });
    expect((await ask({ item: 'educationNo' })).list).toEqual([{ no: course, changed: null }]);
    expect((await ask({ item: 'educationNo', before: course })).list).toEqual([]);
    const exam = await addExam(server.db);
    await addExam(server.db, { exam_date: '2026-11-19', ...begun });
    expect((await ask({ item: 'examinationNo' })).list).toEqual([{ no: exam, changed: null }]);
    expect((await ask({ item: 'examinationNo', before: exam })).list).toEqual([]);
  });

  test('a long list comes in pages, each after the one before', async () => {
    await sql`
      insert into article (kind, title, summary, content, plain_text, writer, published_at)
      select 'data', '자료', '자료', '', '자료', '기획총무국', ${daysAgo(3)}::timestamptz
      from generate_series(1, ${sql.lit(MAX_PUBLISHED + 2)})`.execute(server.db);
    const first = await ask({ item: 'dataNo' });
    expect(first.list).toHaveLength(MAX_PUBLISHED);
    expect(first.hasMore).toBe(true);
    const rest = await ask({ item: 'dataNo', before: first.list.at(-1)?.no });
    expect(rest.list).toHaveLength(2);
    expect(rest.hasMore).toBe(false);
    expect(new Set([...first.list, ...rest.list].map(({ no }) => no)).size).toBe(MAX_PUBLISHED + 2);
  });
});
