import { MINUTE_SECONDS } from '../../../clock/durations.ts';
import type { Job } from '../../../pipeline/job.ts';
import { logWithdrawals } from './withdrawalLog.ts';

/** Adds withdrawals to the log in the file store if that failed at the withdrawal. */
export const withdrawalLogJob: Job = {
  name: 'withdrawal-log',
  everySeconds: MINUTE_SECONDS,
  run: ({ db, integrations }) => logWithdrawals(db, integrations.files),
};
