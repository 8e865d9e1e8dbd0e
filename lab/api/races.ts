import { sql } from 'kysely';
import { CODES } from '@portal/shared/contract';
import { openPostgres } from '../../api/src/database/postgres.ts';
import type { Queries } from '../../api/src/database/types/tables.ts';
import { seatsTaken } from '../../api/src/modules/manager/testing/offerings.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { startApiProcess, type ApiProcess } from './apiProcess.ts';
import { addApplicants, addOpenCourse, applyFrom } from './applicants.ts';
import { loadNow } from './statistics.ts';
import { runTraffic } from './traffic.ts';

/**
 * Races of a thousand members for the seats of one course, over HTTP, through three processes of the API on one
 * PostgreSQL: `npm run lab -- races [150]`. Fails when seats, applications and responses differ.
 */
const [races = 150] = process.argv.slice(2).map(Number);
const PORTS = [0, 1, 2].map((offset) => Number(process.env['PORT_API'] ?? 7597) + offset);
const APPLICANTS = 1000;
const CAPACITIES = [1, 10, 100];
/** Concurrent connections to each process. */
const CONNECTIONS = 20;
const NOT_READY = CODES.NOT_READY.code;

interface Race {
  capacity: number;
  /** Counts in the database. */
  taken: number;
  applications: number;
  /** Responses to members: a seat, full, or something else. */
  seated: number;
  full: number;
  others: string[];
}

async function race(db: Queries, capacity: number): Promise<Race> {
  const educationNo = await addOpenCourse(db, capacity);
  const answers = { seated: 0, full: 0, others: [] as string[] };
  let applied = 0;
  const again: Buffer[] = [];
  await Promise.all(
    PORTS.map(async (port) => {
      const apply = await applyFrom(port);
      await runTraffic({
        port,
        connections: CONNECTIONS,
        next: () => again.pop() ?? (applied < APPLICANTS ? apply((applied += 1), educationNo) : null),
        onAnswer: ({ status, body }, request) => {
          // Overloaded: the call is repeated under the same key, as the portal does.
          if (status === NOT_READY) again.push(request);
          else if (body.startsWith(`{"code":${CODES.SUCCESS.code},`)) answers.seated += 1;
          else if (body.startsWith(`{"code":${CODES.APPLY_FULL.code},`)) answers.full += 1;
          else answers.others.push(`${status} ${body}`);
        },
      });
    }),
  );
  const { rows } = await sql<{ applications: number }>`
    select count(*) as applications from application where education_no = ${educationNo} and status = 'HELD'`.execute(
    db,
  );
  return { capacity, taken: await seatsTaken(db, educationNo), applications: rows[0]?.applications ?? 0, ...answers };
}

const isExact = ({ capacity, taken, applications, seated, full }: Race) =>
  taken === capacity && applications === capacity && seated === capacity && full === APPLICANTS - capacity;

async function runRaces(count: number): Promise<Race[]> {
  const cluster = await startCluster();
  const apis: ApiProcess[] = [];
  // One after the other: the first makes the tables.
  for (const port of PORTS) apis.push(await startApiProcess({ port, databaseUrl: cluster.url }));
  const database = await openPostgres(cluster.url, 2);
  try {
    await addApplicants(database.queries, APPLICANTS);
    const done: Race[] = [];
    for (let index = 0; index < count; index += 1)
      done.push(await race(database.queries, CAPACITIES[index % CAPACITIES.length] ?? 1));
    return done;
  } finally {
    for (const api of apis) await api.stop();
    await database.close();
    await cluster.stop();
  }
}

const began = performance.now();
const done = await runRaces(races);
const seconds = (performance.now() - began) / 1000;
const wrong = done.filter((one) => !isExact(one));
for (const one of wrong) console.log('not exact:', JSON.stringify({ ...one, others: one.others.slice(0, 3) }));
console.log(
  `${races} races of ${APPLICANTS} for ${CAPACITIES.join(', ')} seats: ${wrong.length} not exact; ` +
    `${(seconds / races).toFixed(1)} s each, ${loadNow()}`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
