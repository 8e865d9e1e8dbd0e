import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { storeFinding } from '../findings/store.ts';

interface TaxAtGateway {
  /** Key of the payment or cash receipt at the gateway. */
  gatewayNo: string;
  paymentNo: number | null;
  /** Won without value-added tax at the gateway; null if not reported. */
  there: number | null;
  /** The ordered amount. */
  ordered: number;
}

/**
 * Stores a finding if the gateway's tax-free amount differs from the ordered one, because the tax office receives the
 * gateway's.
 */
export async function noteTax(
  { gatewayNo, paymentNo, there, ordered }: TaxAtGateway,
  { db, now }: { db: Queries; now: Date },
) {
  if (there === null || there === ordered) return;
  await storeFinding(db, {
    day: seoulDay(now),
    kind: 'TAX_DIFFERS',
    gateway_no: gatewayNo,
    payment_no: paymentNo,
    gateway_amount: there,
    our_amount: ordered,
    found_at: now,
  });
}
