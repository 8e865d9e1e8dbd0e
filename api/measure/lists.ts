import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { CallName } from '@portal/shared/contract';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/postgres.ts';
import type { Queries } from '../src/database/tables.ts';
import { openIntegrations } from '../src/integrations/openIntegrations.ts';
import { handlers, routeGroups } from '../src/modules/index.ts';
import { createLogger } from '../src/server/logging.ts';
import { createServer } from '../src/server/server.ts';
import { TestClient } from '../src/testing/client.ts';
import { startCluster, type Cluster } from '../src/testing/postgresCluster.ts';
import { fillOffice, OFFICE_READINGS, openOffice } from './officeRows.ts';

/**
 * Whether reading a list costs more in a long one than in a short one: the same calls over PostgreSQL with 1,000 and
 * with 1,000,000 notices, members and entries of the office's audit log, called without a network.
 * `npm run measure:lists -w api [-- 1000000]`
 */

const SHORT = 1000;
const LONG = Number(process.argv[2] ?? 1_000_000);
/** Calls of each kind; the median is reported. */
const CALLS = 100;
const MAX_RATIO = 1.5;
const PAGE = 1000;
/** So few rows have this word in both lists that the matches are the same. */
const RARE_WORD = '북극곰';
const RARE_MATCHES = 20;
/** One row in a hundred has this word: ten in the short list, ten thousand in the long one. */
const COMMON_WORD = '눈사람';

interface Reading {
  name: string;
  call: CallName;
  input(): Record<string, unknown>;
  /** Asked by an employee. */
  inOffice?: true;
  /** It finds more in the long list than in the short one, so that it may cost more. */
  findsMore?: true;
}

async function fill(db: Queries, rows: number) {
  const { rows: definitions } = await sql<{ definition: string }>`
    select pg_get_indexdef('article_search'::regclass) as definition`.execute(db);
  // Made anew at the end, which is much faster than a million additions.
  await sql`drop index article_search`.execute(db);
  await sql`
    insert into article (kind, is_top, title, summary, content, plain_text, writer, published_at)
    select 'notice', n <= 3, '공지 ' || n, '요약 ' || n, '<p>' || words || '</p>', words, '기획총무국',
      timestamptz '2026-11-20 00:00:00+00' - n * interval '1 minute'
    from (
      select n, (
        select string_agg(substr('가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초코토포호',
          1 + abs(hashint4(n * 31 + word)) % 40, 3), ' ')
        from generate_series(1, 25) as word
      ) || case when n % ${rows / RARE_MATCHES} = 7 then ' ${sql.raw(RARE_WORD)}' else '' end
        || case when n % 100 = 13 then ' ${sql.raw(COMMON_WORD)}' else '' end as words
      from generate_series(1, ${rows}) as n
    ) as texts`.execute(db);
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  await sql.raw(definitions[0]?.definition ?? '').execute(db);
  await sql`vacuum analyze article`.execute(db);
}

/** The API over a database of its own with so many notices. */
async function openApi(cluster: Cluster, rows: number) {
  const name = `notices_${rows}`;
  const administrator = await openPostgres(cluster.url, 1);
  await sql`create database ${sql.ref(name)}`.execute(administrator.queries);
  await administrator.close();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, 4);
  await migrate(database);
  await database.withPatience((queries) => fill(queries, rows));
  await database.withPatience((queries) => fillOffice(queries, rows));
  const configuration = readConfiguration({ PORTAL_DEMO: '1', CALLS_PER_MINUTE: '1000000', DATABASE_URL: url.href });
  const now = () => new Date('2026-11-21T00:00:00Z');
  const { app, ready } = await createServer({
    configuration,
    database,
    integrations: openIntegrations(configuration, database.queries, now),
    now,
    handlers,
    routeGroups,
    logger: createLogger('silent'),
  });
  ready();
  const office = new TestClient(app);
  office.token = await openOffice(database.queries, now());
  const numbers = await database.queries.selectFrom('article').select('article_no').orderBy('article_no').execute();
  return {
    client: new TestClient(app),
    office,
    readings: readingsOf(rows, (place) => numbers[place % numbers.length]?.article_no ?? 1),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

function readingsOf(rows: number, noAt: (place: number) => number): Reading[] {
  // A short list has no page 1,000 of ten rows: its last page instead.
  const page = Math.min(PAGE, rows / 10);
  let viewed = 0;
  return [
    { name: 'page 1', call: 'getListBoxNotice', input: () => ({}) },
    {
      name: 'page 1,000, as our client asks for it',
      call: 'getListBoxNotice',
      input: () => ({ page, after: noAt(page * 10 - 11) }),
    },
    { name: 'page 1,000, by its number', call: 'getListBoxNotice', input: () => ({ page }) },
    {
      name: `a search, ${RARE_MATCHES} matches`,
      call: 'getListBoxNotice',
      input: () => ({ keyword: RARE_WORD }),
    },
    {
      name: 'a search, 1 % matches',
      call: 'getListBoxNotice',
      input: () => ({ keyword: COMMON_WORD }),
      findsMore: true,
    },
    { name: 'a search that every row matches', call: 'getListBoxNotice', input: () => ({ keyword: '공지' }) },
    { name: 'a search without a match', call: 'getListBoxNotice', input: () => ({ keyword: '펭귄' }) },
    {
      name: 'a view with neighbours',
      call: 'getMapNotice',
      input: () => ({ noticeNo: noAt((viewed += 7919)) }),
    },
    { name: 'the office: page 1', call: 'officeArticles', inOffice: true, input: () => ({ kind: 'notice' }) },
    {
      name: 'the office: what is published, page 1',
      call: 'officeArticles',
      inOffice: true,
      input: () => ({ kind: 'notice', state: 'published' }),
    },
    {
      name: `the office: a search, ${RARE_MATCHES} matches`,
      call: 'officeArticles',
      inOffice: true,
      input: () => ({ kind: 'notice', keyword: RARE_WORD }),
    },
    ...OFFICE_READINGS.map((reading) => ({ ...reading, inOffice: true as const })),
  ];
}

type Api = Awaited<ReturnType<typeof openApi>>;

async function timeOf({ client, office }: Api, { call, input, inOffice }: Reading): Promise<number> {
  const parameters = input();
  const start = performance.now();
  const answer = await (inOffice ? office : client).call(call, parameters);
  const time = performance.now() - start;
  if (answer.code !== 1) throw new Error(`${call} answered ${answer.code} ${answer.message}`);
  return time;
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

const cluster = await startCluster();
let isTooSlow = false;
try {
  const apis = [await openApi(cluster, SHORT), await openApi(cluster, LONG)] as const;
  process.stdout.write(`| reading | ${SHORT} rows | ${LONG} rows | ratio |\n|---|---|---|---|\n`);
  for (const [index, { name, findsMore }] of apis[0].readings.entries()) {
    // By turns, so that other work on the machine burdens both alike.
    const times: [number[], number[]] = [[], []];
    for (let count = 0; count < CALLS; count += 1)
      for (const [which, api] of apis.entries()) {
        const reading = api.readings[index];
        if (reading) times[which]?.push(await timeOf(api, reading));
      }
    const [short, long] = times.map(medianOf);
    const ratio = (long ?? 0) / (short ?? 1);
    isTooSlow ||= !findsMore && ratio > MAX_RATIO;
    process.stdout.write(
      `| ${name} | ${milliseconds(short ?? 0)} | ${milliseconds(long ?? 0)} | ${ratio.toFixed(2)} |\n`,
    );
  }
  for (const api of apis) await api.close();
} finally {
  await cluster.stop();
}
process.exitCode = isTooSlow ? 1 : 0;
