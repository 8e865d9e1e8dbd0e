import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { storeFinding } from '../findings/store.ts';

interface TaxAtGateway {
  /** Number of the payment, or of the cash receipt. */
  gatewayNo: string;
  paymentNo: number | null;
  /** Won without value-added tax, as the gateway has it; null where it does not say. */
  there: number | null;
  /** As it was ordered. */
  ordered: number;
}

/** Stores a finding where the gateway has another tax-free amount than was ordered: the tax office gets the former. */
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
