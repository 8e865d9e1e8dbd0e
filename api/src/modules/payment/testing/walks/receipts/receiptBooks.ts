import type { CashReceiptStatus } from '@portal/shared/contract/cashReceipt';
import type { Queries } from '../../../../../database/types/tables.ts';
import type { TossApi } from '../../../../../integrations/gateway/toss/testing/tossApi.ts';
import type { Books } from '../books.ts';

/** A cash receipt here, and what the gateway has under its order's number. Amounts are won. */
export interface ReceiptEntry {
  no: number;
  paymentNo: number;
  status: CashReceiptStatus;
  amount: number;
  cancelled: number;
  /** What stands at the gateway of each receipt that was issued under the number. */
  standing: number[];
  /** Whether the tax office has refused something that the job has not asked about yet. */
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
    standing: receipts.standing(row.order_no).map(({ left }) => left),
    isRefusedThere: receipts.lines.some(
      ({ orderId, issueStatus, receiptKey }) =>
        orderId === row.order_no &&
        issueStatus === 'FAILED' &&
        (row.receipt_key === receiptKey || row.cancel_keys.split(' ').includes(receiptKey)),
    ),
  }));
}
