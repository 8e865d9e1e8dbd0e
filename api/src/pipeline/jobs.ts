import type { Job } from './job.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Days for which a repeat under an Idempotency-Key gets its answer. */
const KEYS_KEPT_DAYS = 2;

/** Forgets limits of past windows and answers under old keys. */
export const pipelineJobs: readonly Job[] = [
  {
    name: 'pipeline-forget',
    everySeconds: 3600,
    async run({ db, now }) {
      const moment = now().getTime();
      await db
        .deleteFrom('rate_limit')
        .where('window_start', '<', new Date(moment - DAY_MS))
        .execute();
      await db
        .deleteFrom('idempotency_key')
        .where('created_at', '<', new Date(moment - KEYS_KEPT_DAYS * DAY_MS))
        .execute();
    },
  },
];
