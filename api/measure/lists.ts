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
import { startCluster } from '../src/testing/postgresCluster.ts';

/**
 * Whether reading a list costs more in a long one than in a short one: the same calls over PostgreSQL with 1,000 and
 * with 1,000,000 notices, called without a network. `npm run measure:lists -w api [-- 1000000]`
 */

const SHORT = 1000;
const LONG = Number(process.argv[2] ?? 1_000_000);
/** Calls of each kind; the median is reported. */
const CALLS = 200;
const MAX_RATIO = 1.5;
const PAGE = 1000;
/** So few rows have this word in both lists that the matches are the same. */
const RARE_WORD = '북극곰';
const RARE_MATCHES = 20;

interface Reading {
  name: string;
  call: CallName;
  input(): Record<string, unknown>;
}

async function fill(db: Queries, rows: number) {
  await sql`
    insert into article (kind, is_top, title, summary, content, plain_text, writer, published_at)
    select 'notice', n <= 3, '공지 ' || n, '요약 ' || n, '<p>' || words || '</p>', words, '기획총무국',
      timestamptz '2026-11-20 00:00:00+00' - n * interval '1 minute'
    from (
      select n, (
        select string_agg(substr('가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초코토포호',
          1 + abs(hashint4(n * 31 + word)) % 40, 3), ' ')
        from generate_series(1, 25) as word
      ) || case when n % ${rows / RARE_MATCHES} = 7 then ' 북극곰' else '' end as words
      from generate_series(1, ${rows}) as n
    ) as texts`.execute(db);
  await sql`vacuum analyze article`.execute(db);
}

const cluster = await startCluster();
const database = await openPostgres(cluster.url, 4);
const configuration = readConfiguration({ PORTAL_DEMO: '1', CALLS_PER_MINUTE: '1000000', DATABASE_URL: cluster.url });
const now = () => new Date('2026-11-21T00:00:00Z');
await migrate(database);
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
const client = new TestClient(app);

async function medianOf({ call, input }: Reading): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < CALLS; count += 1) {
    const parameters = input();
    const start = performance.now();
    const answer = await client.call(call, parameters);
    times.push(performance.now() - start);
    if (answer.code !== 1) throw new Error(`${call} answered ${answer.code} ${answer.message}`);
  }
  return times.toSorted((one, other) => one - other)[CALLS / 2] ?? 0;
}

async function readingsOf(rows: number): Promise<Reading[]> {
  const numbers = await database.queries.selectFrom('article').select('article_no').orderBy('article_no').execute();
  const noAt = (place: number) => numbers[place % numbers.length]?.article_no ?? 1;
  // A short list has no page 1,000 of ten rows: the same page as far down as it goes.
  const page = Math.min(PAGE, rows / 10);
  let viewed = 0;
  return [
    { name: 'page 1', call: 'getListBoxNotice', input: () => ({}) },
    {
      name: `page 1,000, as our client asks for it`,
      call: 'getListBoxNotice',
      input: () => ({ page, after: noAt(page * 10 - 11) }),
    },
    { name: `page 1,000, by its number`, call: 'getListBoxNotice', input: () => ({ page }) },
    { name: `a search, ${RARE_MATCHES} matches`, call: 'getListBoxNotice', input: () => ({ keyword: RARE_WORD }) },
    { name: 'a search that every row matches', call: 'getListBoxNotice', input: () => ({ keyword: '공지' }) },
    { name: 'a search without a match', call: 'getListBoxNotice', input: () => ({ keyword: '펭귄' }) },
    { name: 'a view with neighbours', call: 'getMapNotice', input: () => ({ noticeNo: noAt((viewed += 7919)) }) },
  ];
}

async function measure(rows: number): Promise<Map<string, number>> {
  await sql`truncate article restart identity cascade`.execute(database.queries);
  await sql`delete from list_size`.execute(database.queries);
  await database.withPatience((queries) => fill(queries, rows));
  const readings = await readingsOf(rows);
  for (const reading of readings) await medianOf(reading);
  const medians = new Map<string, number>();
  for (const reading of readings) medians.set(reading.name, await medianOf(reading));
  return medians;
}

const milliseconds = (time: number) => `${time.toFixed(2)} ms`;
let isTooSlow = false;
try {
  const short = await measure(SHORT);
  const long = await measure(LONG);
  process.stdout.write(`| reading | ${SHORT} rows | ${LONG} rows | ratio |\n|---|---|---|---|\n`);
  for (const [name, time] of long) {
    const before = short.get(name) ?? time;
    const ratio = time / before;
    isTooSlow ||= ratio > MAX_RATIO;
    process.stdout.write(`| ${name} | ${milliseconds(before)} | ${milliseconds(time)} | ${ratio.toFixed(2)} |\n`);
  }
} finally {
  await app.close();
  await database.close();
  await cluster.stop();
}
process.exitCode = isTooSlow ? 1 : 0;
