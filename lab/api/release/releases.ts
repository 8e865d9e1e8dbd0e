import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../../../api/src/database/postgres.ts';
import { startCluster } from '../../../api/src/testing/postgresCluster.ts';
import { addOpenCourse } from '../applicants.ts';
import { loadNow, percentile } from '../statistics.ts';
import { Edge } from './Edge.ts';
import { fillApplications } from './fillApplications.ts';
import { LockWatch } from './LockWatch.ts';
import { MemberLoad } from './MemberLoad.ts';
import { Replicas } from './Replicas.ts';

/**
 * Rehearses three releases and one step back under load, on a PostgreSQL with so many applications: expansion, filling
 * and a rule, contraction, and the version before on the tables of the last one: `npm run lab -- releases
 * [-- 1000000 20 30]`, applications, requests a second, seconds of quiet between them. It fails when a request or a
 * planned statement fails, and when a release has a 95th percentile above `MAX_RATIO` of that of the quiet around it.
 */
const [applications = 1_000_000, requestsPerSecond = 20, quietSeconds = 30] = process.argv.slice(2).map(Number);
const MAX_RATIO = 2;
const MEMBERS = 40;
const COURSES = 100;
const SEATS = 10_000;
const PORT = Number(process.env['PORT_API'] ?? 7597);

const STEPS: readonly { title: string; version: number }[] = [
  { title: 'expansion: a column, an index beside writers', version: 1 },
  { title: 'filling in batches, a rule, its validation', version: 2 },
  { title: 'contraction: the column is dropped', version: 3 },
  { title: 'one step back, on the same tables', version: 2 },
];

const dataFolder = mkdtempSync(join(tmpdir(), 'portal-releases-'));
const cluster = await startCluster({ isDurable: true });
const database = await openPostgres(cluster.url, 2);
const edge = new Edge(PORT);
const replicas = new Replicas({ edge, databaseUrl: cluster.url, dataFolder, firstPort: PORT + 1 });
try {
  await replicas.release(0);
  await database.withoutTimeout((db) => fillApplications(db, applications));
  const courses: number[] = [];
  for (let course = 0; course < COURSES; course += 1) courses.push(await addOpenCourse(database.queries, SEATS));
  const locks = new LockWatch(database.queries);
  const load = new MemberLoad({ port: PORT, members: MEMBERS, requestsPerSecond, courses });

  /** Does the work, prints the load's results meanwhile, and returns the duration of each request in ms. */
  const measure = async (title: string, work: () => Promise<unknown>): Promise<number[]> => {
    const before = { asked: load.asked.length, failed: load.failures.length, repeated: edge.repeated };
    locks.takeLongestMs();
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1000;
    const times = load.asked.slice(before.asked).map(({ ms }) => ms);
    console.log(
      `${title}: ${seconds.toFixed(1)} s, ${times.length} requests, ${load.failures.length - before.failed} failed, ` +
        `${edge.repeated - before.repeated} repeated by the edge, median ${percentile(times, 0.5).toFixed(0)} ms, ` +
        `95 % within ${percentile(times, 0.95).toFixed(0)} ms, the slowest ${Math.max(0, ...times).toFixed(0)} ms, ` +
        `a wait for a table of at most ${locks.takeLongestMs().toFixed(0)} ms, ${loadNow()}`,
    );
    return times;
  };
  const beQuiet = () => measure('quiet', () => pause(quietSeconds * 1000));

  await pause(quietSeconds * 1000);
  let quiet = await beQuiet();
  const ratios: number[] = [];
  for (const { title, version } of STEPS) {
    const times = await measure(title, () => replicas.release(version));
    const quietAfter = await beQuiet();
    // Relative to the quiet on both sides, because other load on the machine varies.
    ratios.push(percentile(times, 0.95) / percentile([...quiet, ...quietAfter], 0.95));
    quiet = quietAfter;
  }
  await load.stop();
  await locks.stop();

  const planned = replicas.errors.filter((line) => line.includes('cached plan must not change result type'));
  console.log(
    `${load.asked.length} requests, ${load.failures.length} failed, ${planned.length} planned statements refused, ` +
      `${replicas.errors.length} errors in the logs; the 95th percentile ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} of the quiet`,
  );
  for (const line of [...load.failures.slice(0, 10), ...replicas.errors.slice(0, 10)]) console.log(line);
  process.exitCode = load.failures.length + replicas.errors.length > 0 || Math.max(...ratios) > MAX_RATIO ? 1 : 0;
} finally {
  await replicas.stop();
  edge.close();
  await database.close();
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
