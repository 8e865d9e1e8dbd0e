import { beginRun } from '../../../clock/runTime.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { claim } from './claim.ts';
import { dueCashReceipts } from './due.ts';
import { finish } from './finish.ts';
import { send } from './send.ts';

const BATCH_SIZE = 50;

/**
 * Issues due cash receipts, cancels refunded amounts, and resolves orders without a response. Returns the number of
 * receipts processed.
 */
export async function executeCashReceipts(context: JobContext): Promise<number> {
  const isOver = beginRun();
  const due = await dueCashReceipts(context.db, context.now(), BATCH_SIZE);
  for (const cashReceiptNo of due) {
    if (isOver()) break;
    const claimed = await claim(context, cashReceiptNo);
    if (claimed) await finish(context, claimed, await send(context, claimed));
  }
  return due.length;
}

/**
 * Issues cash receipts for received payments, cancels those for refunded ones, and queries orders without a response.
 */
export const cashReceiptJob: Job = {
  name: 'cash-receipt',
  everySeconds: 10,
  async run(context) {
    await executeCashReceipts(context);
  },
};
