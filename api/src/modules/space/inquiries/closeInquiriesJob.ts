import { INQUIRY_CLOSED_AFTER_DAYS } from '@portal/shared/contract/inquiry';
import { DAY_MS, HOUR_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { TransitionLog } from '../../../lifecycles/lifecycle.ts';
import type { Job } from '../../../pipeline/job.ts';
import { moveInquiry } from './moveInquiry.ts';

const BATCH_SIZE = 200;

/** Closes inquiries that were answered two weeks ago without a further question. */
export const closeInquiriesJob: Job = {
  name: 'close-inquiries',
  everySeconds: HOUR_SECONDS,
  async run({ db, log, now: clock }) {
    const now = clock();
    let closed = 0;
    for (let batch = BATCH_SIZE; batch === BATCH_SIZE; closed += batch)
      batch = await inTransaction(db, (transaction) => closeBatch({ db: transaction, now, log }));
    if (closed > 0) log.info({ inquiries: closed }, 'answered inquiries closed');
  },
};

/** Closes a batch; inquiries locked by a concurrent call are left to the next run. */
async function closeBatch(context: { db: Queries; now: Date; log: TransitionLog }): Promise<number> {
  const { db, now } = context;
  const answered = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('status', '=', 'ANSWERED')
    .where('answered_at', '<=', new Date(now.getTime() - INQUIRY_CLOSED_AFTER_DAYS * DAY_MS))
    .orderBy('answered_at')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const inquiry of answered) await moveInquiry(inquiry, { event: 'close', by: 'system' }, context);
  return answered.length;
}
