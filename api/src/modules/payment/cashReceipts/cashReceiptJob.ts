import { beginRun } from '../../../clock/runTime.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { claim } from './claim.ts';
import { dueCashReceipts } from './due.ts';
import { finish } from './finish.ts';
import { send } from './send.ts';

const BATCH_SIZE = 50;

/**
 * Issues the cash receipts whose money has come, cancels of them what has gone back, and finds out what became of what
 * the gateway did not answer. Answers how many it looked at.
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
 * Issues cash receipts whose money has come, cancels those whose money went back, and looks up orders without an
 * answer.
 */
export const cashReceiptJob: Job = {
  name: 'cash-receipt',
  everySeconds: 10,
  async run(context) {
    await executeCashReceipts(context);
  },
};
