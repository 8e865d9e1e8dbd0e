import { MINUTE_SECONDS } from '../../../clock/durations.ts';
import type { Job } from '../../../pipeline/job.ts';
import { removeErasedFiles } from '../withdrawal/erasedFiles.ts';
import { repeatWithdrawals } from './repeatWithdrawals.ts';

/** Repeats, in a restored database, withdrawals that an open application or refund prevented. */
export const repeatWithdrawalsJob: Job = {
  name: 'withdrawals-repeat',
  everySeconds: 10 * MINUTE_SECONDS,
  async run({ db, log, configuration, integrations, now }) {
    const { done } = await repeatWithdrawals({ db, log, configuration, now: now(), ip: '' });
    if (done.length > 0) await removeErasedFiles(db, integrations.files, now());
  },
};
