import { PostgresQueryCompiler, sql, type KyselyPlugin } from 'kysely';
import { calls, type Call, type CallEntity, type CallName } from '@portal/shared/contract';
import type { listPublished, PublishedItem } from '@portal/shared/contract/published';
import { PUBLISHED_CALLS } from '@portal/shared/contract/publishedCalls';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { handlers } from '../../index.ts';

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
