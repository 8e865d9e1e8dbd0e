import { DAY_MS, HOUR_MS } from '../clock/durations.ts';
import { lifecycle, type EventOf, type GuardOf } from './lifecycle.ts';

/**
 * A cash receipt. None is issued before the money has come, none twice: of an unknown outcome the gateway is asked
 * first. It follows the money: what goes back is cancelled of it.
 */
export const cashReceiptLifecycle = lifecycle('cashReceipt', [
  { from: null, event: 'request', by: 'member', to: 'REQUESTED' },
  { from: 'REQUESTED', event: 'retract', by: 'member', to: 'RETRACTED' },
  // The money did not come, or all of it goes back.
  { from: 'REQUESTED', event: 'lapse', by: 'system', to: 'RETRACTED', guard: 'nothingKept' },
  { from: 'REQUESTED', event: 'order', by: 'system', to: 'ISSUING', guard: 'moneyKept' },
  { from: 'ISSUING', event: 'order', by: 'system', to: 'ISSUING', guard: 'leaseOver' },
  { from: 'UNKNOWN', event: 'order', by: 'system', to: 'ISSUING' },
  { from: 'ISSUING', event: 'done', by: 'gateway', to: 'ISSUED' },
  { from: 'ISSUING', event: 'refused', by: 'gateway', to: 'FAILED' },
  { from: 'ISSUING', event: 'unknown', by: 'system', to: 'FAILED', guard: 'unansweredForLong' },
  { from: 'ISSUING', event: 'unknown', by: 'system', to: 'UNKNOWN' },
  // The gateway has none after all, and the money has gone back meanwhile; or the payer had one issued on its page.
  { from: 'ISSUING', event: 'needless', by: 'gateway', to: 'RETRACTED' },
  { from: 'FAILED', event: 'correct', by: 'member', to: 'REQUESTED' },
  // What became of an order that was never answered has to be known first.
  { from: 'FAILED', event: 'retry', by: 'staff', to: 'UNKNOWN', guard: 'unanswered' },
  { from: 'FAILED', event: 'retry', by: 'staff', to: 'REQUESTED' },
  { from: 'FAILED', event: 'lapse', by: 'system', to: 'RETRACTED', guard: 'nothingKept' },
  // What the gateway takes the tax office may refuse days later.
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
  // The tax office has not taken a cancellation.
  { from: 'ISSUED', event: 'cancelNotTaken', by: 'gateway', to: 'CANCEL_FAILED' },
  { from: 'CANCELLED', event: 'cancelNotTaken', by: 'gateway', to: 'CANCEL_FAILED' },
]);

/** How long nobody may know how an order went, before an employee looks at it. */
export const MAX_UNANSWERED_MS = HOUR_MS;
/** How long an order that was never answered may still be carried out. */
export const MAX_LATE_ORDER_MS = DAY_MS;

/** In these states a payment has no cash receipt, and none is coming. */
export const NO_CASH_RECEIPT_STATES = ['CANCELLED', 'RETRACTED'] as const;
/** In these states an employee has to do something. */
export const FAILED_CASH_RECEIPT_STATES = ['FAILED', 'CANCEL_FAILED'] as const;

export type CashReceiptEvent = EventOf<typeof cashReceiptLifecycle>;
export type CashReceiptGuard = GuardOf<typeof cashReceiptLifecycle>;
