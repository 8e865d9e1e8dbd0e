import { MINUTE_SECONDS, SECOND_MS } from '../clock/durations.ts';
import type { Queries } from '../database/types/tables.ts';
import type { Job, JobContext } from '../pipeline/job.ts';
import type { Services } from '../pipeline/services.ts';

const LEASE_SECONDS = 10 * MINUTE_SECONDS;
/** Longest delay until a due job is noticed. */
const MAX_CHECK_INTERVAL_MS = 30 * SECOND_MS;

/**
 * Claims the job if it is due and no replica has it, in one statement so that only one replica can. Returns the end of
 * the claim, or null. Checking a job that is not due writes nothing.
 */
export async function claimJob(
  db: Queries,
  { name, everySeconds, leaseSeconds = LEASE_SECONDS }: Job,
  now: Date,
): Promise<Date | null> {
  const latest = await db.selectFrom('job_run').selectAll().where('job_name', '=', name).executeTakeFirst();
  if (latest && (latest.next_run_at > now || latest.running_until > now)) return null;
  const claim = {
    next_run_at: new Date(now.getTime() + everySeconds * SECOND_MS),
    running_until: new Date(now.getTime() + leaseSeconds * SECOND_MS),
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
  return claimed ? claim.running_until : null;
}

/** Runs a job if it is due. A failure is logged, and the job runs again when it is next due. */
export async function runJob(job: Job, context: JobContext): Promise<void> {
  const { db, log, metrics, now } = context;
  try {
    const claimedUntil = await claimJob(db, job, now());
    if (!claimedUntil) return;
    try {
      await job.run(context);
    } finally {
      // Unless another replica has taken it over: then the claim is no longer ours.
      await db
        .updateTable('job_run')
        .set({ running_until: now() })
        .where('job_name', '=', job.name)
        .where('running_until', '=', claimedUntil)
        .execute();
    }
  } catch (error) {
    metrics.jobFailed(job.name);
    log.error({ err: error, job: job.name }, 'a job failed');
  }
}

/** Jobs that have work with these settings and integrations. */
export const neededJobs = (jobs: readonly Job[], services: Services): readonly Job[] =>
  jobs.filter((job) => job.isNeeded?.(services) ?? true);

/**
 * Starts the timers of the jobs that this process needs. The returned function stops them and waits for running jobs.
 */
export function startJobs(jobs: readonly Job[], context: JobContext): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const check = (job: Job) => {
    const run = runJob(job, context).finally(() => running.delete(run));
    running.add(run);
  };
  const needed = neededJobs(jobs, context);
  const timers = needed.map((job) =>
    setInterval(check, Math.min(job.everySeconds * SECOND_MS, MAX_CHECK_INTERVAL_MS), job),
  );
  for (const job of needed) check(job);
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
