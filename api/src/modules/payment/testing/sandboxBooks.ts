import type { Queries } from '../../../database/types/tables.ts';
import { readRefundKey } from '../../../integrations/gateway/protocol/refundKey.ts';
import type { GatewayEntry } from './walks/gatewayBooks.ts';

/** Reads the books of the demo's gateway, which does everything at once. */
export async function readSandboxBooks(db: Queries): Promise<GatewayEntry[]> {
  const payments = await db.selectFrom('sandbox_payment').selectAll().orderBy('payment_no').execute();
  const refunds = await db.selectFrom('sandbox_refund').selectAll().orderBy('refunded_at').execute();
  return payments.map((row) => ({
    gatewayNo: row.gateway_no,
    paymentNo: row.payment_no,
    method: row.method,
    state: row.state,
    isApproved: false,
    isOpen: row.state === 'PENDING',
    toldAmount: row.notified_amount,
    paidAt: row.paid_at?.getTime() ?? null,
    dueAt: row.due_at.getTime(),
    hasAccount: row.account !== null,
    isTakenBack: false,
    orders: refunds
      .filter(({ gateway_no }) => gateway_no === row.gateway_no)
      .map(({ refund_key, amount }) => ({
        refundNo: readRefundKey(refund_key)?.refundNo ?? null,
        amount,
        state: 'DONE' as const,
      })),
  }));
}
