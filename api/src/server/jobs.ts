import { MINUTE_MS, SECOND_MS } from '../clock/durations.ts';
import type { Queries } from '../database/tables.ts';
import type { Job, JobContext } from '../pipeline/job.ts';

/** When another replica may take over a job whose replica died in its run. */
const LEASE_MS = 10 * MINUTE_MS;
/** How long a due job waits at most until it is noticed. */
const MAX_CHECK_INTERVAL_MS = 30 * SECOND_MS;

/** Claims the job if it is due and no replica has it; in one statement, so that only one replica can. */
export async function claimJob(db: Queries, { name, everySeconds }: Job, now: Date): Promise<boolean> {
  const claim = {
    next_run_at: new Date(now.getTime() + everySeconds * SECOND_MS),
    running_until: new Date(now.getTime() + LEASE_MS),
  };
  const claimed = await db
    .insertInto('job_run')
    .values({ job_name: name, ...claim })
    .onConflict((conflict) =>
      conflict
        .column('job_name')
        .doUpdateSet(claim)
        .where('job_run.next_run_at', '<=', now)
        .where('job_run.running_until', '<=', now),
    )
    .returning('job_name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Runs a job when it is due; a failure is logged, and the job runs again when it is due next. */
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

/** Starts the timers of all jobs. The returned function stops them and waits for the jobs that are running. */
export function startJobs(jobs: readonly Job[], context: JobContext): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const check = (job: Job) => {
    const run = runJob(job, context).finally(() => running.delete(run));
    running.add(run);
  };
  const timers = jobs.map((job) =>
    setInterval(check, Math.min(job.everySeconds * SECOND_MS, MAX_CHECK_INTERVAL_MS), job),
  );
  for (const job of jobs) check(job);
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
