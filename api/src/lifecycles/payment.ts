import { lifecycle, type EventOf } from './lifecycle.ts';

/**
 * A payment. Only a verified notification of the gateway leads to PAID: a callback or the answer to an inquiry.
 * An amount that differs stops at HELD_FOR_REVIEW whatever state it meets.
 */
export const paymentLifecycle = lifecycle('payment', [
  { from: null, event: 'start', by: 'member', to: 'READY' },
  { from: 'READY', event: 'open', by: 'system', to: 'PENDING' },
  { from: 'READY', event: 'abandon', by: 'system', to: 'FAILED' },

  { from: 'PENDING', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'amountDiffers' },
  { from: 'PENDING', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },
  { from: 'PENDING', event: 'accountIssued', by: 'gateway', to: 'AWAITING_DEPOSIT', effect: 'extendDue' },
  { from: 'PENDING', event: 'failed', by: 'gateway', to: 'FAILED' },
  { from: 'PENDING', event: 'timeOut', by: 'system', to: 'UNKNOWN' },
  // The member chose another method, cancelled, or the due time passed and the gateway knows of no payment.
  { from: 'PENDING', event: 'abandon', by: 'system', to: 'FAILED' },

  { from: 'UNKNOWN', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'amountDiffers' },
  { from: 'UNKNOWN', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },
  { from: 'UNKNOWN', event: 'accountIssued', by: 'gateway', to: 'AWAITING_DEPOSIT', effect: 'extendDue' },
  { from: 'UNKNOWN', event: 'failed', by: 'gateway', to: 'FAILED' },
  { from: 'UNKNOWN', event: 'abandon', by: 'system', to: 'FAILED' },

  { from: 'AWAITING_DEPOSIT', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'amountDiffers' },
  { from: 'AWAITING_DEPOSIT', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },
  { from: 'AWAITING_DEPOSIT', event: 'failed', by: 'gateway', to: 'EXPIRED' },
  { from: 'AWAITING_DEPOSIT', event: 'expired', by: 'gateway', to: 'EXPIRED' },
  { from: 'AWAITING_DEPOSIT', event: 'abandon', by: 'system', to: 'EXPIRED' },

  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'amountDiffers' },
  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'LATE_PAID', effect: 'payApplication' },
  // The gateway reported a failure before, or the payment was abandoned: money that comes after all is recorded.
  { from: 'FAILED', event: 'paid', by: 'gateway', to: 'HELD_FOR_REVIEW', guard: 'amountDiffers' },
  { from: 'FAILED', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },

  { from: 'PAID', event: 'refunded', by: 'system', to: 'REFUNDED', guard: 'wholeAmountRefunded' },
  { from: 'PAID', event: 'refunded', by: 'system', to: 'PART_REFUNDED' },
  { from: 'LATE_PAID', event: 'refunded', by: 'system', to: 'REFUNDED', guard: 'wholeAmountRefunded' },
  { from: 'LATE_PAID', event: 'refunded', by: 'system', to: 'PART_REFUNDED' },
  { from: 'PART_REFUNDED', event: 'refunded', by: 'system', to: 'REFUNDED', guard: 'wholeAmountRefunded' },
  { from: 'PART_REFUNDED', event: 'refunded', by: 'system', to: 'PART_REFUNDED' },
]);

/** In these states money may still come without another step of the member here. */
export const OPEN_PAYMENT_STATES = ['READY', 'PENDING', 'AWAITING_DEPOSIT', 'UNKNOWN'] as const;
/** In these states the association has the money, or a part of it. */
export const SETTLED_PAYMENT_STATES = ['PAID', 'LATE_PAID', 'PART_REFUNDED'] as const;

export type PaymentEvent = EventOf<typeof paymentLifecycle>;
