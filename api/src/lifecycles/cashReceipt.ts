import { DAY_MS, HOUR_MS } from '../clock/durations.ts';
import { lifecycle, type EventOf, type GuardOf } from './lifecycle.ts';

/**
 * A cash receipt. It is issued only after the payment and never twice: after an unknown outcome the gateway is queried
 * first. It follows the money: refunded amounts are cancelled.
 */
export const cashReceiptLifecycle = lifecycle('cashReceipt', [
  { from: null, event: 'request', by: 'member', to: 'REQUESTED' },
  { from: 'REQUESTED', event: 'retract', by: 'member', to: 'RETRACTED' },
  // The payment failed, or all of it is being refunded.
  { from: 'REQUESTED', event: 'lapse', by: 'system', to: 'RETRACTED', guard: 'nothingKept' },
  { from: 'REQUESTED', event: 'order', by: 'system', to: 'ISSUING', guard: 'moneyKept' },
  { from: 'ISSUING', event: 'order', by: 'system', to: 'ISSUING', guard: 'leaseOver' },
  { from: 'UNKNOWN', event: 'order', by: 'system', to: 'ISSUING' },
  { from: 'ISSUING', event: 'done', by: 'gateway', to: 'ISSUED' },
  { from: 'ISSUING', event: 'refused', by: 'gateway', to: 'FAILED' },
  { from: 'ISSUING', event: 'unknown', by: 'system', to: 'FAILED', guard: 'unansweredForLong' },
  { from: 'ISSUING', event: 'unknown', by: 'system', to: 'UNKNOWN' },
  // The gateway has no receipt and the money has been refunded meanwhile, or the payer had one issued on the gateway's
  // page.
  { from: 'ISSUING', event: 'needless', by: 'gateway', to: 'RETRACTED' },
  { from: 'FAILED', event: 'correct', by: 'member', to: 'REQUESTED' },
  // The outcome of an unanswered order must be determined first.
  { from: 'FAILED', event: 'retry', by: 'staff', to: 'UNKNOWN', guard: 'unanswered' },
  { from: 'FAILED', event: 'retry', by: 'staff', to: 'REQUESTED' },
  { from: 'FAILED', event: 'lapse', by: 'system', to: 'RETRACTED', guard: 'nothingKept' },
  // The tax office may reject days later what the gateway has accepted.
  { from: 'ISSUED', event: 'notTaken', by: 'gateway', to: 'FAILED' },
  { from: 'ISSUED', event: 'cancel', by: 'system', to: 'CANCELLING', guard: 'moneyBack' },
  { from: 'CANCELLING', event: 'cancel', by: 'system', to: 'CANCELLING', guard: 'leaseOver' },
  { from: 'CANCEL_UNKNOWN', event: 'cancel', by: 'system', to: 'CANCELLING' },
  { from: 'CANCELLING', event: 'done', by: 'gateway', to: 'CANCELLED', guard: 'nothingLeft' },
  { from: 'CANCELLING', event: 'done', by: 'gateway', to: 'ISSUED' },
  { from: 'CANCELLING', event: 'refused', by: 'gateway', to: 'CANCEL_FAILED' },
  { from: 'CANCELLING', event: 'unknown', by: 'system', to: 'CANCEL_FAILED', guard: 'unansweredForLong' },
  { from: 'CANCELLING', event: 'unknown', by: 'system', to: 'CANCEL_UNKNOWN' },
  { from: 'CANCEL_FAILED', event: 'retry', by: 'staff', to: 'CANCEL_UNKNOWN' },
  // The tax office has rejected a cancellation.
  { from: 'ISSUED', event: 'cancelNotTaken', by: 'gateway', to: 'CANCEL_FAILED' },
  { from: 'CANCELLED', event: 'cancelNotTaken', by: 'gateway', to: 'CANCEL_FAILED' },
]);

/** Time for which an order's outcome may stay unknown before an employee takes over. */
export const MAX_UNANSWERED_MS = HOUR_MS;
/** Time within which the gateway may still execute an order that it has not answered. */
export const MAX_LATE_ORDER_MS = DAY_MS;

/** A payment in these states has no cash receipt and none is pending. */
export const NO_CASH_RECEIPT_STATES = ['CANCELLED', 'RETRACTED'] as const;
/** States that need an employee. */
export const FAILED_CASH_RECEIPT_STATES = ['FAILED', 'CANCEL_FAILED'] as const;

export type CashReceiptEvent = EventOf<typeof cashReceiptLifecycle>;
export type CashReceiptGuard = GuardOf<typeof cashReceiptLifecycle>;
