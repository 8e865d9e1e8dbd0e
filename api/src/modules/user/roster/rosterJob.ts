import { HOUR_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Job } from '../../../pipeline/job.ts';
import { enterRoster } from './enter.ts';

const BATCH_SIZE = 500;

/** Puts members with a business on the roster of hygiene education if a version without a roster let them join. */
export const rosterJob: Job = {
  name: 'roster',
  everySeconds: HOUR_SECONDS,
  async run({ db, log, now: clock }) {
    const now = clock();
    let entered = 0;
    for (let batch = BATCH_SIZE; batch === BATCH_SIZE; entered += batch)
      batch = await inTransaction(db, (transaction) =>
        enterRoster({ limit: BATCH_SIZE }, { db: transaction, now, log }),
      );
    if (entered > 0) log.info({ members: entered }, 'members came on the roster');
  },
};
