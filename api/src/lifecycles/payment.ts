import { lifecycle, type EffectOf, type EventOf, type GuardOf } from './lifecycle.ts';

/**
 * A payment. Only a verified notification leads to PAID: one from a webhook or the response to an inquiry. A different
 * amount, or money already partly refunded, leads to HELD_FOR_REVIEW from any state.
 */
export const paymentLifecycle = lifecycle('payment', [
  { from: null, event: 'start', by: 'member', to: 'READY' },
  // A bank transfer matched to an invoice.
  { from: null, event: 'transferred', by: 'staff', to: 'PAID' },
  { from: 'READY', event: 'open', by: 'system', to: 'PENDING' },
  { from: 'READY', event: 'abandon', by: 'system', to: 'FAILED' },

  { from: 'PENDING', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'needsReview' },
  { from: 'PENDING', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },
  { from: 'PENDING', event: 'accountIssued', by: 'gateway', to: 'AWAITING_DEPOSIT', effect: 'extendDue' },
  { from: 'PENDING', event: 'failed', by: 'gateway', to: 'FAILED' },
  { from: 'PENDING', event: 'expired', by: 'gateway', to: 'FAILED' },
  { from: 'PENDING', event: 'timeOut', by: 'system', to: 'UNKNOWN' },
  // The member chose another method or cancelled, or the due time passed and the gateway has no payment.
  { from: 'PENDING', event: 'abandon', by: 'system', to: 'FAILED' },

  { from: 'UNKNOWN', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'needsReview' },
  { from: 'UNKNOWN', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },
  { from: 'UNKNOWN', event: 'accountIssued', by: 'gateway', to: 'AWAITING_DEPOSIT', effect: 'extendDue' },
  { from: 'UNKNOWN', event: 'failed', by: 'gateway', to: 'FAILED' },
  { from: 'UNKNOWN', event: 'expired', by: 'gateway', to: 'FAILED' },
  { from: 'UNKNOWN', event: 'abandon', by: 'system', to: 'FAILED' },

  { from: 'AWAITING_DEPOSIT', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'needsReview' },
  { from: 'AWAITING_DEPOSIT', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },
  { from: 'AWAITING_DEPOSIT', event: 'failed', by: 'gateway', to: 'EXPIRED' },
  { from: 'AWAITING_DEPOSIT', event: 'expired', by: 'gateway', to: 'EXPIRED' },
  { from: 'AWAITING_DEPOSIT', event: 'abandon', by: 'system', to: 'EXPIRED' },

  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'needsReview' },
  // Paid in time; the notification was late.
  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'PAID', guard: 'paidInTime', effect: 'payApplication' },
  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'LATE_PAID', effect: 'payApplication' },
  // After a failure or abandonment, money that still arrives is recorded.
  { from: 'FAILED', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'needsReview' },
  { from: 'FAILED', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },

  // A different amount: an employee accepts or refunds it.
  { from: 'HELD_FOR_REVIEW', event: 'accept', by: 'staff', to: 'PAID', effect: 'payApplication' },
  { from: 'HELD_FOR_REVIEW', event: 'giveBack', by: 'staff', to: 'PAID', effect: 'owePayment' },
  { from: 'HELD_FOR_REVIEW', event: 'refunded', by: 'system', to: 'REFUNDED', guard: 'wholeAmountRefunded' },
  { from: 'HELD_FOR_REVIEW', event: 'refunded', by: 'system', to: 'HELD_FOR_REVIEW' },

  { from: 'PAID', event: 'refunded', by: 'system', to: 'REFUNDED', guard: 'wholeAmountRefunded' },
  { from: 'PAID', event: 'refunded', by: 'system', to: 'PART_REFUNDED' },
  { from: 'LATE_PAID', event: 'refunded', by: 'system', to: 'REFUNDED', guard: 'wholeAmountRefunded' },
  { from: 'LATE_PAID', event: 'refunded', by: 'system', to: 'PART_REFUNDED' },
  { from: 'PART_REFUNDED', event: 'refunded', by: 'system', to: 'REFUNDED', guard: 'wholeAmountRefunded' },
  { from: 'PART_REFUNDED', event: 'refunded', by: 'system', to: 'PART_REFUNDED' },
]);

/** Money may still arrive without another step of the member in the portal. */
export const OPEN_PAYMENT_STATES = ['READY', 'PENDING', 'AWAITING_DEPOSIT', 'UNKNOWN'] as const;
/** The outcome is still open; the member waits. */
export const UNSETTLED_PAYMENT_STATES = ['UNKNOWN', 'HELD_FOR_REVIEW'] as const;
/** No money arrived, but a webhook may have been lost: the gateway is polled for some time. */
export const ENDED_PAYMENT_STATES = ['FAILED', 'EXPIRED'] as const;
/** The association has all or part of the money. */
export const SETTLED_PAYMENT_STATES = ['PAID', 'LATE_PAID', 'PART_REFUNDED'] as const;
/** A receipt exists: the money arrived, refunded or not. */
export const RECEIPT_PAYMENT_STATES = [...SETTLED_PAYMENT_STATES, 'REFUNDED'] as const;

export type PaymentEvent = EventOf<typeof paymentLifecycle>;
export type PaymentGuard = GuardOf<typeof paymentLifecycle>;
export type PaymentEffect = EffectOf<typeof paymentLifecycle>;
