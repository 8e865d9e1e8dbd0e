import type { Selectable } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../clock/durations.ts';
import type { CertificateTable } from '../../database/types/tables/certificate.ts';
import type { PaymentRow } from '../payment/store.ts';

/** The money that a cash receipt is over, of a payment or of a certificate's fee. */
export interface PaidMoney {
  /** Won that came and are neither back nor to go back: what a receipt may be issued over. */
  kept: number;
  /** Won that are still here: what a receipt may stand over. */
  left: number;
  /** The day on which it came; null while it has not, or nobody can say yet how much it is. */
  paidOn: string | null;
  /** Whether none can come any more, or all of it goes back. */
  isOver: boolean;
  /** The gateway's number of the payment; null of money that came to the association's own account. */
  gatewayNo: string | null;
}

const ENDED_STATES: readonly PaymentRow['status'][] = ['FAILED', 'EXPIRED'];
/** Money may come late; the gateway is asked for ten days, and the bank's list is read for some more. */
const LATE_MS = 30 * DAY_MS;

const endedLongAgo = (endedAt: Date | null, now: Date) =>
  endedAt !== null && now.getTime() - endedAt.getTime() >= LATE_MS;

export function moneyOfPayment(payment: PaymentRow, now: Date): PaidMoney {
  const { paid_amount, paid_at, refund_due, refunded_amount, status, ended_at, gateway_no } = payment;
  const isKnown = paid_amount !== null && paid_at !== null && status !== 'HELD_FOR_REVIEW';
  const kept = isKnown ? paid_amount - refund_due : 0;
  return {
    kept,
    left: (paid_amount ?? 0) - refunded_amount,
    paidOn: isKnown ? seoulDay(paid_at) : null,
    isOver: isKnown ? kept === 0 : ENDED_STATES.includes(status) && endedLongAgo(ended_at, now),
    gatewayNo: gateway_no,
  };
}

/** What a certificate says of its fee. */
export type FeeRow = Pick<
  Selectable<CertificateTable>,
  'fee' | 'paid_at' | 'deposited_on' | 'fee_owed' | 'fee_returned_at' | 'ended_at'
>;

export function moneyOfFee(
  { fee, paid_at, deposited_on, fee_owed, fee_returned_at, ended_at }: FeeRow,
  now: Date,
): PaidMoney {
  const came = fee > 0 && paid_at !== null;
  return {
    kept: came && fee_owed === 0 ? fee : 0,
    left: came && fee_returned_at === null ? fee : 0,
    paidOn: came ? (deposited_on ?? seoulDay(paid_at)) : null,
    isOver: fee_owed > 0 || (!came && endedLongAgo(ended_at, now)),
    gatewayNo: null,
  };
}
