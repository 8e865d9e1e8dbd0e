import { performance } from 'node:perf_hooks';
import { readConfiguration } from '../../api/src/configuration/configuration.ts';
import { openIntegrations } from '../../api/src/integrations/openIntegrations.ts';
import { handlers, routeGroups } from '../../api/src/modules/index.ts';
import { createLogger } from '../../api/src/server/logging.ts';
import { createServer } from '../../api/src/server/server.ts';
import { TestClient } from '../../api/src/testing/client.ts';
import { openListDatabases, type ListDatabase } from './listDatabases.ts';
import { noticeReadings, type Reading } from './noticeRows.ts';
import { OFFERING_READINGS } from './offeringRows.ts';
import { CONTENT_READINGS, VISITOR_READINGS } from './officeContents.ts';
import { MONEY_READINGS } from './officeMoney.ts';
import { OFFICE_READINGS, openOffice } from './officeRows.ts';
import { SEARCH_READINGS } from './searchReadings.ts';
import { loadNow, medianOf } from './statistics.ts';

/**
 * Times of reading a page of a long list and of a short one: the same calls with 1,000 and with 1,000,000
 * notices, members and rows of the office's lists, called without a network, over PostgreSQL or over the embedded
 * database. `npm run lab -- lists [1000000 [embedded]]`
 */

const SHORT = 1000;
const LONG = Number(process.argv[2] ?? 1_000_000);
const KIND = process.argv[3] === 'embedded' ? 'embedded' : 'postgresql';
/** Calls of each kind; the median is reported. */
const CALLS = 100;
const SLOW_CALLS = 5;
const MAX_RATIO = 1.5;
const READINGS: readonly Reading[] = [
  ...[...OFFICE_READINGS, ...MONEY_READINGS, ...CONTENT_READINGS].map((reading) => ({
    ...reading,
    inOffice: true as const,
  })),
  ...OFFERING_READINGS,
  ...VISITOR_READINGS,
];

/** The API on its own database with a given number of rows in each list. */
async function openApi({ database, settings }: ListDatabase, rows: number) {
  const configuration = readConfiguration({ PORTAL_DEMO: '1', CALLS_PER_MINUTE: '1000000', ...settings });
  const now = () => new Date('2026-11-21T00:00:00Z');
  const { app } = await createServer({
    configuration,
    database,
    integrations: openIntegrations(configuration, database.queries, now),
    now,
    handlers,
    routeGroups,
    logger: createLogger('silent'),
  });
  const office = new TestClient(app);
  office.token = await openOffice(database.queries, now());
  const numbers = await database.queries.selectFrom('article').select('article_no').orderBy('article_no').execute();
  return {
    client: new TestClient(app),
    office,
    readings: [
      ...noticeReadings(rows, (index) => numbers[index % numbers.length]?.article_no ?? 1),
      ...SEARCH_READINGS,
      ...READINGS,
    ],
    close: () => app.close(),
  };
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

const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

const databases = await openListDatabases(KIND, [SHORT, LONG]);
let isTooSlow = false;
try {
  const apis = [await openApi(databases.short, SHORT), await openApi(databases.long, LONG)] as const;
  process.stdout.write(`| reading | ${SHORT} rows | ${LONG} rows | ratio |\n|---|---|---|---|\n`);
  for (const [index, { name, findsMore, isSlow }] of apis[0].readings.entries()) {
    // Alternating, so that other work on the machine affects both alike.
    const times: [number[], number[]] = [[], []];
    for (let count = 0; count < (isSlow ? SLOW_CALLS : CALLS); count += 1)
      for (const [which, api] of apis.entries()) {
        const reading = api.readings[index];
        if (reading) times[which]?.push(await timeOf(api, reading));
      }
    const [ofShort = 0, ofLong = 0] = times.map(medianOf);
    const ratio = ofLong / ofShort;
    isTooSlow ||= !findsMore && ratio > MAX_RATIO;
    process.stdout.write(`| ${name} | ${milliseconds(ofShort)} | ${milliseconds(ofLong)} | ${ratio.toFixed(2)} |\n`);
  }
  process.stdout.write(`${KIND}, ${loadNow()}\n`);
  for (const api of apis) await api.close();
} finally {
  await databases.close();
}
process.exitCode = isTooSlow ? 1 : 0;
