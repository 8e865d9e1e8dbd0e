import { type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely';
import { type Call, type CallEntity, type CallName, calls } from '@portal/shared/contract';
import { type listPublished, MAX_PUBLISHED, type PublishedItem } from '@portal/shared/contract/published';
import { PUBLISHED_CALLS } from '@portal/shared/contract/publishedCalls';
import { endOfSeoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { handlers } from '../../index.ts';
import { addCourse, addExam } from '../../manager/testing/offerings.ts';

const now = new Date('2026-11-20T03:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
/** Tables that the office writes with acts covered by the mark of published content. */
const PUBLISHED_TABLES = [
  'ad_banner',
  'article',
  'article_file',
  'employee',
  'exam_notice',
  'exam_notice_file',
  'faq',
  'food_news',
  'home_banner',
  'list_size',
  'popup',
  'related_site',
  'tariff_change',
];
/** Name of the item's number in the input of calls for one item. */
const ITEMS: Partial<Record<CallName, PublishedItem>> = {
  getMapAsctn: 'asctnNo',
  getMapData: 'dataNo',
  getMapExamNotice: 'examNoticeNo',
  getMapNews: 'newsNo',
  getMapNotice: 'noticeNo',
};
const INPUTS: Partial<Record<CallName, object>> = { getMapStandingText: { name: 'privacy' } };
const COUNTER_EXAMPLE = 'getListBoxEdu';
const everyCall = Object.entries(calls) as [CallName, Call][];
const names = everyCall.filter(([, call]) => PUBLISHED_CALLS.includes(call)).map(([name]) => name);
/** Collects the texts of queries before they are sent. */
const collecting = (texts: string[]): KyselyPlugin => {
  const compiler = new PostgresQueryCompiler();
  return {
    transformQuery: ({ node, queryId }) => {
      texts.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
};
type AnyHandler = (input: unknown, context: { db: TestServer['db'] }) => unknown;

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

describeWithDatabase('a call with responses that depend on published content', (open) => {
  const texts: string[] = [];
  let server: TestServer;
  let tables: string[];
  beforeAll(async () => {
    const observed = [...names, COUNTER_EXAMPLE].map((name) => {
      const handler = handlers[name as CallName] as AnyHandler;
      const observing: AnyHandler = (input, context) =>
        handler(input, { ...context, db: context.db.withPlugin(collecting(texts)) });
      return [name, observing];
    });
    server = await open({ demo: true, handlers: Object.fromEntries(observed) as Partial<typeof handlers> });
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(server.db);
    tables = rows.map(({ name }) => name);
  });

  const inputOf = async (name: CallName): Promise<object> => {
    const item = ITEMS[name];
    if (!item) return INPUTS[name] ?? {};
    const { list } = (await server.client().call('listPublished', { item })).entity as CallEntity<typeof listPublished>;
    return { [item]: list[0]?.no };
  };

  /** Tables that a call reads. */
  async function tablesOf(name: CallName): Promise<string[]> {
    const input = await inputOf(name);
    texts.splice(0);
    expect((await server.client().call(name, input)).code).toBe(1);
    return tables.filter((table) => texts.some((text) => new RegExp(`\\b${table}\\b`).test(text)));
  }

  test.each(names)('%s reads nothing else', async (name) => {
    expect((await tablesOf(name)).filter((table) => !PUBLISHED_TABLES.includes(table))).toEqual([]);
  });

  test('a call with seats reads other tables', async () => {
    expect(await tablesOf(COUNTER_EXAMPLE)).toContain('education');
  });
});
