import { inTransaction } from '../../../database/transaction.ts';
import type { GatewayPayment } from '../protocol/gateway.ts';
import type { SandboxParts } from './sandboxParts.ts';
import { lockSandboxPayment, stateAt, toNotification } from './sandboxPayments.ts';

/** Closes an open page or virtual account; the merchant gets the state in the response and no webhook. */
export function closePayment(
  { db, now }: Pick<SandboxParts, 'db' | 'now'>,
  gatewayNo: string,
): Promise<GatewayPayment | null> {
  const at = now();
  return inTransaction(db, async (transaction) => {
    const row = await lockSandboxPayment(transaction, gatewayNo);
    if (!row) return null;
    const state = stateAt(row, at);
    if (row.state === 'PAID' || (state !== 'PENDING' && state !== 'AWAITING_DEPOSIT'))
      return toNotification(transaction, row, at);
    const closed = await transaction
      .updateTable('sandbox_payment')
      .set({ state: 'FAILED', reason: '상점이 결제를 취소했습니다.' })
      .where('gateway_no', '=', gatewayNo)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toNotification(transaction, closed, at);
  });
}
