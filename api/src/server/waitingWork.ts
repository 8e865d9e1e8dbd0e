import { Gauge, type Registry } from 'prom-client';
import { DAY_MS } from '../clock/durations.ts';
import { isNight } from '../clock/night.ts';
import type { Database } from '../database/types/database.ts';
import type { Queries } from '../database/types/tables.ts';
import { inTime, readingGauge, secondsSince, type Reading } from '../pipeline/readingGauge.ts';

interface Watched {
  database: Database;
  /** Names of the jobs that run here. */
  jobs: readonly string[];
  now(): Date;
}

/** Age of the oldest message that may be sent now: at night most messages wait for the morning. */
async function ageOfOutbox(db: Queries, now: Date): Promise<Reading> {
  const oldest = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', fn.min('created_at').as('created_at')])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .$if(isNight(now), (query) => query.where('at_night', '=', true))
    .groupBy('channel')
    .execute();
  const known = new Map(oldest.map(({ channel, created_at: at }) => [channel, secondsSince(at, now)]));
  for (const channel of ['sms', 'mail']) known.set(channel, known.get(channel) ?? 0);
  return [...known];
}

/** Messages of the last day that reached nobody: expired, refused, not delivered. Returned mail is unknown here. */
async function givenUpMessages(db: Queries, now: Date): Promise<Reading> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const given = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('messages')])
    // The delivery is known up to three days after the sending, which may be days after the message was written.
    .where('created_at', '>', new Date(now.getTime() - 7 * DAY_MS))
    .where('given_up_at', '>', dayAgo)
    .groupBy('channel')
    .execute();
  const known = new Map(given.map(({ channel, messages }) => [channel, messages]));
  return ['sms', 'mail'].map((channel) => [channel, known.get(channel) ?? 0]);
}

/** @param begun start of this process: a job that has never run is due since then */
async function overdueJobs(db: Queries, names: readonly string[], now: Date, begun: Date): Promise<Reading> {
  const rows = await db.selectFrom('job_run').selectAll().execute();
  const runs = new Map(rows.map((row) => [row.job_name, row]));
  return names.map((name) => {
    const run = runs.get(name);
    const isRunning = run && run.running_until > now;
    return [name, isRunning ? 0 : secondsSince(run?.next_run_at ?? begun, now)];
  });
}

/** Adds the age of the work that runs without anybody at a screen to `/metrics`. */
export function watchWork(register: Registry, { database, jobs, now }: Watched): void {
  const begun = now();
  const { queries: db } = database;
  const gauge = (name: string, help: string, label: string, read: (at: Date) => Promise<Reading>) =>
    readingGauge(register, { name, help, label }, () => read(now()));
  gauge('portal_outbox_oldest_seconds', 'Age of the oldest message that may be sent now', 'channel', (at) =>
    ageOfOutbox(db, at),
  );
  gauge('portal_outbox_given_up', 'Messages of the last day that reached nobody', 'channel', (at) =>
    givenUpMessages(db, at),
  );
  gauge('portal_job_overdue_seconds', 'Seconds by which a job that does not run is overdue', 'job', (at) =>
    overdueJobs(db, jobs, at, begun),
  );
  new Gauge({
    name: 'portal_database_answers',
    help: '1 while the database answers',
    registers: [register],
    async collect() {
      const answers = database.ping().then(() => true);
      this.set(Number(await inTime(answers, false)));
    },
  });
}
