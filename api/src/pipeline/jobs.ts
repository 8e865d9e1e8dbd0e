import { DAY_MS, HOUR_SECONDS } from '../clock/durations.ts';
import type { Job } from './job.ts';

/** Period in which a repeat under an Idempotency-Key gets the first response. */
const KEY_LIFETIME_MS = 2 * DAY_MS;

/** Deletes rate limits of past windows, and idempotency keys after two days. */
export const pipelineJobs: readonly Job[] = [
  {
    name: 'pipeline-forget',
    everySeconds: HOUR_SECONDS,
    async run({ db, now: clock }) {
      const now = clock().getTime();
      await db.deleteFrom('rate_limit').where('window_end', '<=', new Date(now)).execute();
      await db
        .deleteFrom('idempotency_key')
        .where('created_at', '<', new Date(now - KEY_LIFETIME_MS))
        .execute();
    },
  },
];
