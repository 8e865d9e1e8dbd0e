import type { Queries } from '../database/tables.ts';
import type { Job, JobContext } from '../pipeline/job.ts';

/** A replica that died in a run is taken over after this. */
const LEASE_MS = 10 * 60_000;
const MAX_LOOK_INTERVAL_MS = 30_000;

/** Takes the job if it is due and no one has it; one statement, so that only one replica can. */
export async function claimJob(db: Queries, { name, everySeconds }: Job, now: Date): Promise<boolean> {
  const next = {
    next_run_at: new Date(now.getTime() + everySeconds * 1000),
    running_until: new Date(now.getTime() + LEASE_MS),
  };
  const claimed = await db
    .insertInto('job_run')
    .values({ job_name: name, ...next })
    .onConflict((conflict) =>
      conflict
        .column('job_name')
        .doUpdateSet(next)
        .where('job_run.next_run_at', '<=', now)
        .where('job_run.running_until', '<=', now),
    )
    .returning('job_name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Runs a job when it is due; a failure is logged and it comes again at its next turn. */
export async function runJob(job: Job, context: JobContext): Promise<void> {
  const { db, log, now } = context;
  try {
    if (!(await claimJob(db, job, now()))) return;
    try {
      await job.run(context);
    } finally {
      await db.updateTable('job_run').set({ running_until: now() }).where('job_name', '=', job.name).execute();
    }
  } catch (error) {
    log.error({ err: error, job: job.name }, 'a job failed');
  }
}

/** Looks after every job until the answer is called, which waits for those that run. */
export function startJobs(jobs: readonly Job[], context: JobContext): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const look = (job: Job) => {
    const run = runJob(job, context).finally(() => running.delete(run));
    running.add(run);
  };
  const timers = jobs.map((job) => setInterval(look, Math.min(job.everySeconds * 1000, MAX_LOOK_INTERVAL_MS), job));
  for (const job of jobs) look(job);
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
