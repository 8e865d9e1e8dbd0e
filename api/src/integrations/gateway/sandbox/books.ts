import type { Queries } from '../../../database/types/tables.ts';
import type { GatewaySettlement } from '../protocol/gateway.ts';

/** The sandbox's settlement list in chronological order. */
export async function listSettlements(db: Queries, from: Date, until: Date): Promise<GatewaySettlement[]> {
  const paid = await db
    .selectFrom('sandbox_payment')
    .select(['gateway_no', 'notified_amount', 'paid_at'])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .execute();
  const refunded = await db
    .selectFrom('sandbox_refund')
    .select(['gateway_no', 'amount', 'refunded_at'])
    .where('refunded_at', '>=', from)
    .where('refunded_at', '<', until)
    .execute();
  const lines: GatewaySettlement[] = [
    ...paid.map((row) => ({
      gatewayNo: row.gateway_no,
      kind: 'PAID' as const,
      amount: row.notified_amount,
      at: row.paid_at ?? from,
    })),
    ...refunded.map((row) => ({
      gatewayNo: row.gateway_no,
      kind: 'REFUNDED' as const,
      amount: row.amount,
      at: row.refunded_at,
    })),
  ];
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime());
}
