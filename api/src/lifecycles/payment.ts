import { lifecycle, type EffectOf, type EventOf, type GuardOf } from './lifecycle.ts';

/**
 * A payment. Only a verified notification of the gateway leads to PAID: a callback or the answer to an inquiry.
 * An amount that differs, or money that is partly back already, stops at HELD_FOR_REVIEW whatever state it meets.
 */
export const paymentLifecycle = lifecycle('payment', [
  { from: null, event: 'start', by: 'member', to: 'READY' },
  // A transfer for an invoice, found at the bank.
  { from: null, event: 'transferred', by: 'staff', to: 'PAID' },
  { from: 'READY', event: 'open', by: 'system', to: 'PENDING' },
  { from: 'READY', event: 'abandon', by: 'system', to: 'FAILED' },

  { from: 'PENDING', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'needsReview' },
  { from: 'PENDING', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },
  { from: 'PENDING', event: 'accountIssued', by: 'gateway', to: 'AWAITING_DEPOSIT', effect: 'extendDue' },
  { from: 'PENDING', event: 'failed', by: 'gateway', to: 'FAILED' },
  { from: 'PENDING', event: 'expired', by: 'gateway', to: 'FAILED' },
  { from: 'PENDING', event: 'timeOut', by: 'system', to: 'UNKNOWN' },
  // The member chose another method, cancelled, or the due time passed and the gateway knows of no payment.
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
  // Paid in time, but we heard of it late.
  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'PAID', guard: 'paidInTime', effect: 'payApplication' },
  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'LATE_PAID', effect: 'payApplication' },
  // The gateway reported a failure before, or the payment was abandoned: money that comes after all is recorded.
  { from: 'FAILED', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'needsReview' },
  { from: 'FAILED', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },

  // An amount that differs: an employee accepts it, or gives it back.
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

/** In these states money may still come without another step of the member here. */
export const OPEN_PAYMENT_STATES = ['READY', 'PENDING', 'AWAITING_DEPOSIT', 'UNKNOWN'] as const;
/** In these states nobody can say yet whether a payment holds; the member waits. */
export const UNSETTLED_PAYMENT_STATES = ['UNKNOWN', 'HELD_FOR_REVIEW'] as const;
/** In these states no money came, but a callback may have been lost: the gateway is asked for some time. */
export const ENDED_PAYMENT_STATES = ['FAILED', 'EXPIRED'] as const;
/** In these states the association has the money, or a part of it. */
export const SETTLED_PAYMENT_STATES = ['PAID', 'LATE_PAID', 'PART_REFUNDED'] as const;
/** In these states there is a receipt: the money came, whatever became of it. */
export const RECEIPT_PAYMENT_STATES = [...SETTLED_PAYMENT_STATES, 'REFUNDED'] as const;

export type PaymentEvent = EventOf<typeof paymentLifecycle>;
export type PaymentGuard = GuardOf<typeof paymentLifecycle>;
export type PaymentEffect = EffectOf<typeof paymentLifecycle>;
