import { sql } from 'kysely';
import { SECOND_MS } from '../../api/src/clock/durations.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import type { Queries } from '../../api/src/database/types/tables.ts';
import { settleQueue } from '../../api/src/enrolment/queue/advance.ts';
import { QueueSnapshot } from '../../api/src/enrolment/queue/live/QueueSnapshot.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { addApplicants, addOpenCourse } from './applicants.ts';
import { loadNow } from './statistics.ts';

/**
 * Costs of a very long queue: `npm run lab -- long-queue [1000000]`, members who joined before the opening. The lot
 * that orders all of them under the lock of the course's row, then the first snapshot of a process and its memory.
 */
const [members = 1_000_000] = process.argv.slice(2).map(Number);
const SEATS = 30;
const BYTES_PER_MB = 2 ** 20;

/** Members per statement: a longer one would exceed the statement timeout. */
const MAX_AT_ONCE = 100_000;

async function addWaiting(db: Queries, educationNo: number): Promise<void> {
  await sql`insert into line (education_no, version, is_live) values (${educationNo}, 1, true)`.execute(db);
  for (let offset = 0; offset < members; offset += MAX_AT_ONCE)
    await sql`
      insert into place_in_line (line_no, member_no, status, by_lot, arrived_at, version)
      select line_no, member_no, 'WAITING', true, now() - interval '5 minutes', 1
      from line, (select member_no from member order by member_no limit ${MAX_AT_ONCE} offset ${offset}) as member`.execute(
      db,
    );
  await sql`update education set waiting = ${members} where education_no = ${educationNo}`.execute(db);
  await sql`vacuum analyze place_in_line`.execute(db);
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / SECOND_MS;
};

const cluster = await startCluster({ isDurable: process.env['WITHOUT_SYNC'] === undefined });
const database = await openPostgres(cluster.url, 2);
try {
  await migrate(database);
  const db = database.queries;
  await addApplicants(db, members);
  const educationNo = await addOpenCourse(db, SEATS);
  await addWaiting(db, educationNo);
  const offering = { kind: 'education', offeringNo: educationNo } as const;
  const drawn = await secondsOf(() => settleQueue(offering, { db, now: new Date() }));
  const reading = new QueueSnapshot(offering);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const read = await secondsOf(() => reading.refresh(db));
  globalThis.gc?.();
  const memory = (process.memoryUsage().heapUsed - before) / BYTES_PER_MB;
  const [{ places = 0, offered = 0 } = {}] = (
    await sql<{ places: number; offered: number }>`
      select count(distinct turn)::integer as places, count(*) filter (where status = 'OFFERED')::integer as offered
      from place_in_line`.execute(db)
  ).rows;
  process.stdout.write(
    [
      `${members} places, ${loadNow()}`,
      `the lot is drawn and ${offered} seats offered under one lock in ${drawn.toFixed(1)} s`,
      `a process that starts reads the line in ${read.toFixed(1)} s and keeps it in ${memory.toFixed(0)} MB`,
      '',
    ].join('\n'),
  );
  if (places !== members || offered !== SEATS) throw new Error(`of ${members} members ${places} have an order`);
} finally {
  await database.close();
  await cluster.stop();
}
