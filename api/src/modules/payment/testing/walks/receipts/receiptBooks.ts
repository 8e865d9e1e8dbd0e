import type { CashReceiptStatus } from '@portal/shared/contract/cashReceipt';
import type { Queries } from '../../../../../database/types/tables.ts';
import type { TossApi } from '../../../../../integrations/gateway/sandbox/tossApi.ts';
import type { Books } from '../books.ts';

/** A cash receipt here, with the gateway's receipts under its order number. Amounts are won. */
export interface ReceiptEntry {
  no: number;
  paymentNo: number;
  status: CashReceiptStatus;
  amount: number;
  cancelled: number;
  /** Uncancelled amount at the gateway of each receipt issued under the number. */
  standing: number[];
  /** True if the tax office has rejected something that the job has not queried yet. */
  isRefusedThere: boolean;
}

export interface ReceiptBooks {
  books: Books;
  receipts: ReceiptEntry[];
}

export async function readReceipts(db: Queries, { receipts }: TossApi): Promise<ReceiptEntry[]> {
  const rows = await db.selectFrom('cash_receipt').selectAll().orderBy('cash_receipt_no').execute();
  return rows.map((row) => ({
    no: row.cash_receipt_no,
    paymentNo: row.payment_no ?? 0,
    status: row.status,
    amount: row.amount,
    cancelled: row.cancelled,
    standing: receipts.active(row.order_no).map(({ left }) => left),
    isRefusedThere: receipts.lines.some(
      ({ orderId, issueStatus, receiptKey }) =>
        orderId === row.order_no &&
        issueStatus === 'FAILED' &&
        (row.receipt_key === receiptKey || row.cancel_keys.split(' ').includes(receiptKey)),
    ),
  }));
}
