import type { Selectable } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../clock/durations.ts';
import type { CertificateTable } from '../../database/types/tables/certificate.ts';
import type { PaymentRow } from '../payment/store.ts';

/** The money covered by a cash receipt, of a payment or a certificate's fee. */
export interface PaidMoney {
  /** Won received and neither refunded nor to be refunded: the amount of a new receipt. */
  retained: number;
  /** Won received and not refunded yet: the maximum of an existing receipt. */
  left: number;
  /** Date of the payment; null before it, or while its amount is undetermined. */
  paidOn: string | null;
  /** True if no payment can arrive any more, or all of it is being refunded. */
  isOver: boolean;
  /** The gateway's key of the payment; null for a transfer to the association's account. */
  gatewayNo: string | null;
}

const ENDED_STATES: readonly PaymentRow['status'][] = ['FAILED', 'EXPIRED'];
/** Money may arrive late: the gateway is queried for ten days, and the bank's list is read for longer. */
const LATE_MS = 30 * DAY_MS;

const endedLongAgo = (endedAt: Date | null, now: Date) =>
  endedAt !== null && now.getTime() - endedAt.getTime() >= LATE_MS;

export function moneyOfPayment(payment: PaymentRow, now: Date): PaidMoney {
  const { paid_amount, paid_at, refund_due, refunded_amount, status, ended_at, gateway_no } = payment;
  const isKnown = paid_amount !== null && paid_at !== null && status !== 'HELD_FOR_REVIEW';
  const retained = isKnown ? paid_amount - refund_due : 0;
  return {
    retained,
    left: (paid_amount ?? 0) - refunded_amount,
    paidOn: isKnown ? seoulDay(paid_at) : null,
    isOver: isKnown ? retained === 0 : ENDED_STATES.includes(status) && endedLongAgo(ended_at, now),
    gatewayNo: gateway_no,
  };
}

/** A certificate's columns about its fee. */
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
    retained: came && fee_owed === 0 ? fee : 0,
    left: came && fee_returned_at === null ? fee : 0,
    paidOn: came ? (deposited_on ?? seoulDay(paid_at)) : null,
    isOver: fee_owed > 0 || (!came && endedLongAgo(ended_at, now)),
    gatewayNo: null,
  };
}
