import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { DAY_MS, HOUR_MS, HOUR_SECONDS } from '../../../clock/durations.ts';
import { beginRun } from '../../../clock/runTime.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { notifyFailed } from '../../../enrolment/cashReceipt/notices.ts';
import { NEW_ORDER } from '../../../enrolment/cashReceipt/request.ts';
import { lockCashReceipt, type CashReceiptRow } from '../../../enrolment/cashReceipt/store.ts';
import type { GatewayCashReceipt } from '../../../integrations/gateway/protocol/cashReceipts.ts';
import { cashReceiptLifecycle } from '../../../lifecycles/cashReceipt.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { keysOf } from './send.ts';

const BATCH_SIZE = 50;
const AGAIN_AFTER_MS = 6 * HOUR_MS;
/** The tax office decides within two or three days. */
const DECIDED_WITHIN_MS = 8 * DAY_MS;

/** Queries the tax office's decision on issued and cancelled receipts. */
export async function checkCashReceipts(context: JobContext): Promise<number> {
  const { db, log, integrations, now } = context;
  const isOver = beginRun();
  const unconfirmed = await db
    .selectFrom('cash_receipt')
    .selectAll()
    .where('confirmed_at', 'is', null)
    .where('receipt_key', 'is not', null)
    .where('status', 'in', ['ISSUED', 'CANCELLED'])
    .where((eb) => eb(eb.fn.coalesce('checked_at', 'issued_at'), '<=', new Date(now().getTime() - AGAIN_AFTER_MS)))
    .orderBy((eb) => eb.fn.coalesce('checked_at', 'issued_at'))
    .limit(BATCH_SIZE)
    .execute();
  for (const row of unconfirmed) {
    if (isOver()) break;
    const since = new Date(Math.max(row.issued_at?.getTime() ?? 0, now().getTime() - DECIDED_WITHIN_MS));
    try {
      const lines = await integrations.gateway.cashReceipts.find({ orderNo: row.order_no, since, now: now() });
      await note(context, row, lines);
    } catch (error) {
      log.warn({ err: error, cashReceiptNo: row.cash_receipt_no }, 'the gateway did not answer about a cash receipt');
    }
  }
  return unconfirmed.length;
}

/** Records the decision only if the row is unchanged since it was read; otherwise it is queried again. */
function note({ db, log, now: clock }: JobContext, read: CashReceiptRow, lines: readonly GatewayCashReceipt[]) {
  const { cash_receipt_no: no } = read;
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const locked = await lockCashReceipt(no, { db: transaction, now });
    if (!locked) return;
    const { receipt, money } = locked;
    if (receipt.status !== read.status || receipt.cancel_keys !== read.cancel_keys) return;
    const own = [receipt.receipt_key, ...keysOf(receipt)];
    for (const line of lines.filter(({ receiptKey, state }) => state !== 'FAILED' && !own.includes(receiptKey)))
      log.error(
        { cashReceiptNo: no, receiptKey: line.receiptKey },
        'the gateway has a cash receipt that we do not know',
      );
    const refused = lines.find(({ receiptKey, state }) => state === 'FAILED' && own.includes(receiptKey));
    const isTaken = lines.every(({ receiptKey, state }) => !own.includes(receiptKey) || state === 'DONE');
    const isOld = now.getTime() - (receipt.issued_at?.getTime() ?? 0) > DECIDED_WITHIN_MS;
    if (!refused) {
      const isConfirmed = isTaken && (isOld || lines.some(({ receiptKey }) => own.includes(receiptKey)));
      await transaction
        .updateTable('cash_receipt')
        // A confirmed receipt is never issued again, so its number is erased.
        .set({ checked_at: now, ...(isConfirmed && { confirmed_at: now, number_sealed: null }) })
        .where('cash_receipt_no', '=', no)
        .execute();
      return;
    }
    const event = refused.kind === 'ISSUED' ? 'notTaken' : 'cancelNotTaken';
    const move = { from: receipt.status, event, by: 'gateway' } as const;
    const line = await transition(cashReceiptLifecycle, move, () => false, log, { cashReceiptNo: no });
    if (!line) return;
    const columns = refused.kind === 'ISSUED' ? notTaken(receipt) : cancelNotTaken(receipt, refused);
    const written = await writeTransition(transaction, 'cash_receipt', {
      no,
      from: receipt.status,
      to: line.to,
      columns: { ...columns, failure: 'TAX_OFFICE', checked_at: now },
    });
    await notifyFailed(written, money, { db: transaction, now });
  });
}

/** Resets the receipt to never issued. */
const notTaken = ({ attempt }: CashReceiptRow) => ({
  ...NEW_ORDER,
  cancelled: 0,
  cancel_keys: '',
  attempt: attempt + 1,
});

const cancelNotTaken = (receipt: CashReceiptRow, { receiptKey, amount }: GatewayCashReceipt) => ({
  cancelled: receipt.cancelled - amount,
  cancel_keys: keysOf(receipt)
    .filter((key) => key !== receiptKey)
    .join(' '),
  attempt: receipt.attempt + 1,
});

/** Queries the gateway for the tax office's decision on issued and cancelled receipts. */
export const cashReceiptCheckJob: Job = {
  name: 'cash-receipt-check',
  everySeconds: HOUR_SECONDS,
  async run(context) {
    await checkCashReceipts(context);
  },
};
