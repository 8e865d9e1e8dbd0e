import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@portal/shared/contract';
import { addApplicants, addOpenCourse, callsFrom } from '../../api/measure/applicants.ts';
import { loadNow, medianOf, percentile } from '../../api/measure/statistics.ts';
import { runTraffic } from '../../api/measure/traffic.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { buildChanged } from '../../launcher/builds.ts';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { BENCH_PORTS } from '../ports.ts';

// Measures guests' pages before and during a crowd that enters the queue of one course, through the shell's server:
// node e2e/measure/pagesInCrowd.ts [20000]
// Fails if a page gets no response or is not rendered, or if one in twenty takes longer than `MAX_MS`.

const members = Number(process.argv[2] ?? 20_000);
const SEATS = 30;
/** Connections of the crowd. */
const CROWD = 1_000;
const MAX_MS = 1_000;
const QUIET_MS = 10_000;
/** Pause of a reader between two pages. */
const READING_MS = 50;
const READERS = 4;
const RENDERED = 'id="rendered"';
/** Share of pages that must arrive within `MAX_MS`. */
const SHARE = 0.95;

const faults = new Map<string, number>();
const fail = (what: string) => void faults.set(what, (faults.get(what) ?? 0) + 1);

/** Duration of each page in milliseconds, for readers who continue until `isOver`. */
async function readUntil(origin: string, paths: readonly string[], isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const read = async (first: number) => {
    for (let turn = first; !isOver(); turn += 1) {
      const path = paths[turn % paths.length] ?? '';
      const began = performance.now();
      const answer = await fetch(origin + path).catch(() => null);
      const text = (await answer?.text()) ?? '';
      times.push(performance.now() - began);
      if (!answer?.ok) fail(`${path} answered ${answer?.status ?? 'nothing'}`);
      else if (!text.includes(RENDERED)) fail(`${path} was not rendered`);
      await pause(READING_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, first) => read(first)));
  return times;
}

/** All members enter the queue at once. @returns the seconds until the last one is in it */
async function arrive(port: number, educationNo: number): Promise<number> {
  const request = await callsFrom(port);
  const began = performance.now();
  let next = 0;
  await runTraffic({
    port,
    connections: CROWD,
    next: () => (next < members ? request((next += 1), calls.postIntLine.path, { educationNo }) : null),
    onAnswer: ({ status, body }) => {
      if (!body.startsWith('{"code":1,')) fail(`a place was answered by ${status}`);
    },
  });
  return (performance.now() - began) / 1000;
}

const described = (times: readonly number[]) =>
  `${times.length} pages, ${medianOf(times).toFixed(0)} ms, 95 % within ${percentile(times, SHARE).toFixed(0)} ms, ` +
  `the slowest ${Math.max(...times).toFixed(0)} ms`;

await buildChanged();
const cluster = await startCluster({ isDurable: true });
const environment = { ...BENCH_PORTS, DATABASE_URL: cluster.url, CALLS_PER_MINUTE: '100000000' };
const { portal, close } = await startOwnPortal({ environment });
const database = await openPostgres(cluster.url, 2);
try {
  const educationNo = await addOpenCourse(database.queries, SEATS);
  await addApplicants(database.queries, members);
  const paths = ['/main', '/news/notice', '/about/history', `/manager/edu/apply/view?educationNo=${educationNo}`];
  // The first visitors after a start, whose pages may not be rendered in time, are not measured.
  for (const path of [...paths, ...paths]) await (await fetch(portal.url + path)).text();
  const quietEnd = performance.now() + QUIET_MS;
  const quiet = await readUntil(portal.url, paths, () => performance.now() > quietEnd);
  let isOver = false;
  const reading = readUntil(portal.url, paths, () => isOver);
  const seconds = await arrive(Number(BENCH_PORTS['PORT_API']), educationNo);
  isOver = true;
  const crowded = await reading;
  process.stdout.write(
    [
      `${members} members have their places after ${seconds.toFixed(1)} s; ${loadNow()}`,
      `guests before: ${described(quiet)}`,
      `guests in the crowd: ${described(crowded)}`,
      '',
    ].join('\n'),
  );
  if (percentile(crowded, SHARE) > MAX_MS) fail('pages were slow');
  for (const [what, times] of faults) process.stdout.write(`FAILED: ${what} (${times} times)\n`);
  process.exitCode = faults.size > 0 ? 1 : 0;
} finally {
  await database.close();
  await close();
  await cluster.stop();
}
