import { addDays, endOfSeoulDay, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { GatewayPayout, GatewaySettlement } from '../protocol/gateway.ts';

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

/** Days from a payment to its payout. */
const PAYOUT_DAYS = 2;
/** Share of a payment that the sandbox charges, and the tax on it. */
const FEE_SHARE = 0.028;
const TAX_SHARE = 0.1;

/** The sandbox's payouts: what was paid and refunded two days before. A refund gives its fee back. */
export async function listPayouts(db: Queries, firstDay: string, lastDay: string): Promise<GatewayPayout[]> {
  const [from, until] = [addDays(firstDay, -PAYOUT_DAYS), addDays(lastDay, -PAYOUT_DAYS)];
  const amounts = new Map<string, number>();
  for (const { kind, amount, at } of await listSettlements(db, seoulInstant(from), endOfSeoulDay(until))) {
    const day = addDays(seoulDay(at), PAYOUT_DAYS);
    amounts.set(day, (amounts.get(day) ?? 0) + (kind === 'PAID' ? amount : -amount));
  }
  return [...amounts].map(([day, amount]) => {
    const fee = Math.round(amount * FEE_SHARE);
    const feeVat = Math.round(fee * TAX_SHARE);
    return { day, amount, fee, feeVat, paidOut: amount - fee - feeVat };
  });
}
