import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { calls } from '@portal/shared/contract';
import { SECOND_MS } from '../../api/src/clock/durations.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import type { Queries } from '../../api/src/database/types/tables.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { startApiProcess, type ApiProcess } from './apiProcess.ts';
import { addApplicants, addOpenCourse, callsFrom } from './applicants.ts';
import { loadNow, medianOf } from './statistics.ts';
import { requestBytes, runTraffic } from './traffic.ts';

/**
 * A crowd for one course of 30 seats: `npm run lab -- queue [20000 1]`, members and processes of the API. All
 * take a place at once, over HTTP, while others read; then all ask where they stand. By turns with pgbench, which
 * inserts the same rows into a table with the same indexes, on a PostgreSQL that waits for its disk. It fails where a
 * call answers 5xx, where somebody waits for a place for longer than `MAX_SECONDS`, where the readings of others take
 * more than `MAX_SLOWER` times as long as without the crowd, and where the ratio is below `MIN_RATIO`.
 */
const [members = 20_000, processes = 1] = process.argv.slice(2).map(Number);
const SEATS = 30;
const MAX_SECONDS = 10;
const MAX_SLOWER = 2;
const MIN_RATIO = 0.4;
const MAX_MEMORY_MB = 700;
/** Connections of the crowd to each process, of readers, and of pgbench. */
const CROWD = 1_000;
const READERS = 2;
const CONNECTIONS = 16;
const WARM_UP = 2_000;
const QUIET_MS = 5 * SECOND_MS;
const PORT = Number(process.env['PORT_API'] ?? 7597);

const ports = Array.from({ length: processes }, (_, index) => PORT + index);
const failures = new Map<string, number>();
const fail = (holds: boolean, what: string) => void (holds || failures.set(what, (failures.get(what) ?? 0) + 1));

/** The same table without foreign keys, so that only rows and indexes are written. */
async function makeLeast(db: Queries): Promise<void> {
  await sql`create table least_place (like place_in_line including identity including defaults including indexes)`.execute(
    db,
  );
  await sql`create sequence least_member`.execute(db);
}

const INSERTED_LEAST = `insert into least_place (line_no, member_no, status, turn, by_lot, arrived_at, version)
select 1, n, 'WAITING', n, false, now(), 1 from nextval('least_member') as n;
`;

function runLeast(url: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'portal-least-'));
  const script = join(folder, 'least.sql');
  writeFileSync(script, INSERTED_LEAST);
  const each = String(Math.ceil(members / CONNECTIONS));
  const output = execFileSync('pgbench', ['-n', '-c', String(CONNECTIONS), '-t', each, '-f', script, url], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  rmSync(folder, { recursive: true, force: true });
  return Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
}

/** Reads as other visitors until `isOver`, and returns the duration of each read in ms. */
async function readUntil(isOver: () => boolean): Promise<number[]> {
  const paths = [calls.getListBoxNotice.path, calls.getListBoxExam.path, calls.getListBoxFaq.path];
  const times: number[] = [];
  let turn = 0;
  const sent = new Map<Buffer, number>();
  await Promise.all(
    ports.map((port) =>
      runTraffic({
        port,
        connections: READERS,
        next: () => {
          if (isOver()) return null;
          const request = requestBytes('GET', paths[(turn += 1) % paths.length] ?? '', {});
          sent.set(request, performance.now());
          return request;
        },
        onAnswer: ({ status }, request) => {
          fail(status < 500, `a reading answered ${status}`);
          times.push(performance.now() - (sent.get(request) ?? 0));
          sent.delete(request);
        },
      }),
    ),
  );
  return times;
}

/** Every member makes one request to one of the processes. Returns the seconds until the last response. */
async function everybody(
  requestOf: (port: number, member: number) => Buffer,
  check: (body: string) => boolean,
  some = members,
) {
  const began = performance.now();
  let next = 0;
  await Promise.all(
    ports.map((port) =>
      runTraffic({
        port,
        connections: CROWD,
        next: () => (next < some ? requestOf(port, (next += 1)) : null),
        onAnswer: ({ status, body }) => fail(status < 500 && check(body), `answered ${status} ${body.slice(0, 200)}`),
      }),
    ),
  );
  return (performance.now() - began) / SECOND_MS;
}

async function measure(apis: readonly ApiProcess[], db: Queries, url: string): Promise<void> {
  const requests = new Map(await Promise.all(ports.map(async (port) => [port, await callsFrom(port)] as const)));
  const arrivingAt = (educationNo: number) => (port: number, member: number) =>
    requests.get(port)?.(member, calls.postIntLine.path, { educationNo }) ?? Buffer.alloc(0);
  const isDone = (body: string) => body.startsWith('{"code":1,');
  // Warms up the code, so that it is compiled as usual.
  await everybody(arrivingAt(await addOpenCourse(db, SEATS)), isDone, Math.min(members, WARM_UP));
  const educationNo = await addOpenCourse(db, SEATS);
  const quietEnd = performance.now() + QUIET_MS;
  const quiet = await readUntil(() => performance.now() > quietEnd);
  const leastBefore = runLeast(url);
  let isOver = false;
  const usedBeforeCrowd = apis.reduce((sum, api) => sum + api.usage().seconds, 0);
  const reading = readUntil(() => isOver);
  const seconds = await everybody(arrivingAt(educationNo), isDone);
  isOver = true;
  const placeSeconds = apis.reduce((sum, api) => sum + api.usage().seconds, 0) - usedBeforeCrowd;
  const crowded = await reading;
  const leastAfter = runLeast(url);
  const perSecond = members / seconds;
  const least = (leastBefore + leastAfter) / 2;

  const before = await statementsOf(db);
  const usedBefore = apis.reduce((sum, api) => sum + api.usage().seconds, 0);
  const askedSeconds = await everybody(
    (_port, member) =>
      requestBytes('GET', `${calls.getMapLine.path}?educationNo=${educationNo}`, {
        authorization: `applicant${member}`,
      }),
    isDone,
  );
  const again = await everybody(
    (_port, member) =>
      requestBytes('GET', `${calls.getMapLine.path}?educationNo=${educationNo}`, {
        authorization: `applicant${member}`,
      }),
    isDone,
  );
  const used = apis.reduce((sum, api) => sum + api.usage().seconds, 0) - usedBefore;
  const statements = (await statementsOf(db)) - before;

  const row = await db
    .selectFrom('education')
    .select(['taken', 'offered', 'waiting'])
    .where('education_no', '=', educationNo)
    .executeTakeFirstOrThrow();
  const peakMb = Math.max(...apis.map((api) => api.usage().peakMb));
  const slower = medianOf(crowded) / medianOf(quiet);
  process.stdout.write(
    [
      `${members} members, ${processes} processes, ${SEATS} seats, ${loadNow()}`,
      `all have their place after ${seconds.toFixed(1)} s: ${perSecond.toFixed(0)} a second, ${least.toFixed(0)} by pgbench, the ratio ${(perSecond / least).toFixed(2)}; ${((placeSeconds / members) * 1e6).toFixed(0)} µs of the API's processors each`,
      `readings of others: ${medianOf(quiet).toFixed(1)} ms without the crowd, ${medianOf(crowded).toFixed(1)} ms in it, ${slower.toFixed(2)} times`,
      `each asks for the place twice: ${askedSeconds.toFixed(1)} s and ${again.toFixed(1)} s, ${((used / members / 2) * 1e6).toFixed(0)} µs of the API's processors each, ${(statements / members / 2).toFixed(3)} transactions each`,
      `memory of a process at most ${peakMb.toFixed(0)} MB`,
      '',
    ].join('\n'),
  );
  fail(row.taken === SEATS && row.offered === SEATS, `seats are ${JSON.stringify(row)}`);
  fail(row.waiting === members - SEATS, `of ${members} members ${row.waiting} wait`);
  fail(seconds <= MAX_SECONDS, 'somebody waited too long for a place');
  fail(slower <= MAX_SLOWER, 'others were slowed down');
  fail(perSecond / least >= MIN_RATIO, 'the ratio is too small');
  fail(peakMb <= MAX_MEMORY_MB, 'too much memory');
}

/** Transactions executed by the database. */
async function statementsOf(db: Queries): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    select (xact_commit + xact_rollback)::float8 as done from pg_stat_database where datname = current_database()`.execute(
    db,
  );
  return rows[0]?.done ?? 0;
}

const cluster = await startCluster({ isDurable: process.env['WITHOUT_SYNC'] === undefined });
const apis: ApiProcess[] = [];
for (const port of ports) apis.push(await startApiProcess({ port, databaseUrl: cluster.url }));
const database = await openPostgres(cluster.url, 2);
try {
  await makeLeast(database.queries);
  await addApplicants(database.queries, members);
  await measure(apis, database.queries, cluster.url);
  for (const [what, times] of failures) process.stdout.write(`FAILED: ${what} (${times} times)\n`);
  process.exitCode = failures.size > 0 ? 1 : 0;
} finally {
  for (const api of apis) await api.stop();
  await database.close();
  await cluster.stop();
}
