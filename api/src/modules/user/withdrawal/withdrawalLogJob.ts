import { MINUTE_SECONDS } from '../../../clock/durations.ts';
import type { Job } from '../../../pipeline/job.ts';
import { logWithdrawals } from './withdrawalLog.ts';

/** Writes withdrawals to their log that are not there yet because the process or the file store failed. */
export const withdrawalLogJob: Job = {
  name: 'withdrawal-log',
  everySeconds: MINUTE_SECONDS,
  run: ({ db, integrations }) => logWithdrawals(db, integrations.files),
};
