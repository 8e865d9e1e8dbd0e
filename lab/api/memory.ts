import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@portal/shared/contract';
import { MINUTE_MS, SECOND_MS } from '../../api/src/clock/durations.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { startApiProcess, type ApiProcess } from './apiProcess.ts';
import { addApplicants, addOpenCourse, applyFrom } from './applicants.ts';
import { loadNow, medianOf, spreadOf } from './statistics.ts';
import { requestBytes, runTraffic } from './traffic.ts';

/**
 * Start of the API on a migrated database of either kind, and growth of its memory under load:
 * `npm run lab -- memory [10]`, minutes. Guests read lists, articles and courses, members read and apply.
 * It fails when a start takes longer than `MAX_START_MS`, and when the memory of the last third of the time is more
 * than `MAX_GROWTH` times that of the third before.
 */
const [minutes = 10] = process.argv.slice(2).map(Number);
const PORT = Number(process.env['PORT_API'] ?? 7597);
const MAX_START_MS = SECOND_MS;
const MAX_GROWTH = 1.05;
const STARTS = 5;
const CONNECTIONS = 10;
const MEMBERS = 500;
const SAMPLE_EVERY_MS = 2 * SECOND_MS;

/** Median of some starts without the first one, which created the tables and the demo. */
async function measureStarts(databaseUrl: string | undefined): Promise<number> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-starts-'));
  const times: number[] = [];
  for (let start = 0; start <= STARTS; start += 1) {
    const api = await startApiProcess({ port: PORT, databaseUrl, dataFolder });
    await api.stop();
    if (start > 0) times.push(api.startedInMs);
  }
  rmSync(dataFolder, { recursive: true, force: true });
  process.stdout.write(
    `start on ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}: ${spreadOf(times)} ms, ${loadNow()}\n`,
  );
  return medianOf(times);
}

/** Requests of guests and members, in turn. */
async function requestsOf(educationNos: readonly number[]) {
  const apply = await applyFrom(PORT);
  const guest = [calls.getListBoxNotice, calls.getListBoxEdu, calls.getListBoxExam, calls.getListBoxFaq].map(
    ({ path }) => requestBytes('GET', path, {}),
  );
  let turn = 0;
  return () => {
    turn += 1;
    const member = 1 + (turn % MEMBERS);
    const course = educationNos[Math.floor(turn / MEMBERS) % educationNos.length] ?? 0;
    const own = requestBytes('GET', calls.getListBoxUserEdu.path, { authorization: `applicant${member}` });
    const kinds = [...guest, own, apply(member, course)];
    return kinds[turn % kinds.length] ?? own;
  };
}

async function measureMemory(api: ApiProcess, next: () => Buffer): Promise<number> {
  const samples: number[] = [];
  const sampler = setInterval(() => samples.push(api.usage().residentMb), SAMPLE_EVERY_MS);
  const end = performance.now() + minutes * MINUTE_MS;
  let answers = 0;
  await runTraffic({
    port: PORT,
    connections: CONNECTIONS,
    next: () => (performance.now() < end ? next() : null),
    onAnswer: ({ status, body }) => {
      if (status !== 200) throw new Error(`answered ${status} ${body}`);
      answers += 1;
    },
  });
  clearInterval(sampler);
  const third = Math.floor(samples.length / 3);
  const thirds = [0, 1, 2].map((part) => samples.slice(part * third, (part + 1) * third));
  process.stdout.write(
    `${answers} calls in ${minutes} minutes; MB in each third: ${thirds.map((one) => spreadOf(one)).join(', ')}; ${loadNow()}\n`,
  );
  return medianOf(thirds[2] ?? []) / medianOf(thirds[1] ?? []);
}

const cluster = await startCluster();
const database = await openPostgres(cluster.url, 1);
try {
  const starts = [await measureStarts(undefined), await measureStarts(cluster.url)];
  const api = await startApiProcess({ port: PORT, databaseUrl: cluster.url });
  await addApplicants(database.queries, MEMBERS);
  const courses: number[] = [];
  for (let course = 0; course < 20; course += 1) courses.push(await addOpenCourse(database.queries, MEMBERS));
  const growth = await measureMemory(api, await requestsOf(courses));
  await api.stop();
  process.stdout.write(`the last third over the one before: ${growth.toFixed(3)}\n`);
  process.exitCode = Math.max(...starts) > MAX_START_MS || growth > MAX_GROWTH ? 1 : 0;
} finally {
  await database.close();
  await cluster.stop();
}
