import { HOUR_MS } from '../clock/durations.ts';
import { lifecycle, type EventOf, type GuardOf } from './lifecycle.ts';

/**
 * A refund. Only an approved one goes out. Of an unknown outcome the gateway is asked first, and only what it does not
 * have is ordered again; after an hour without an answer an employee looks at it.
 */
export const refundLifecycle = lifecycle('refund', [
  { from: null, event: 'request', by: 'member', to: 'REQUESTED' },
  // A course called off, a late deposit, a double payment: refunded without a request. Nobody can tell from a deposit
  // which account it came from: its owner names one.
  { from: null, event: 'owe', by: 'system', to: 'AWAITING_ACCOUNT', guard: 'accountMissing' },
  { from: null, event: 'owe', by: 'system', to: 'APPROVED' },
  { from: 'AWAITING_ACCOUNT', event: 'nameAccount', by: 'member', to: 'APPROVED' },
  { from: 'AWAITING_ACCOUNT', event: 'nameAccount', by: 'staff', to: 'APPROVED' },
  // An employee named the account: until it is paid from, its member may say that it is not theirs.
  { from: 'APPROVED', event: 'denyAccount', by: 'member', to: 'AWAITING_ACCOUNT', guard: 'notPayable' },
  { from: 'REQUESTED', event: 'approve', by: 'staff', to: 'APPROVED' },
  // Of what the association has changed since: nobody has to decide.
  { from: 'REQUESTED', event: 'approve', by: 'system', to: 'APPROVED' },
  { from: 'REQUESTED', event: 'reject', by: 'staff', to: 'REJECTED' },
  { from: 'REQUESTED', event: 'retract', by: 'member', to: 'RETRACTED' },
  // The course was called off while a smaller refund was asked for: it becomes the whole.
  { from: 'REQUESTED', event: 'callOff', by: 'staff', to: 'AWAITING_ACCOUNT', guard: 'accountMissing' },
  { from: 'REQUESTED', event: 'callOff', by: 'staff', to: 'APPROVED' },
  { from: 'APPROVED', event: 'execute', by: 'system', to: 'EXECUTING', guard: 'payable' },
  { from: 'EXECUTING', event: 'execute', by: 'system', to: 'EXECUTING', guard: 'leaseOver' },
  { from: 'EXECUTING', event: 'done', by: 'gateway', to: 'DONE' },
  { from: 'EXECUTING', event: 'failed', by: 'gateway', to: 'FAILED' },
  { from: 'EXECUTING', event: 'unknown', by: 'system', to: 'FAILED', guard: 'unansweredForLong' },
  { from: 'EXECUTING', event: 'unknown', by: 'system', to: 'UNKNOWN' },
  { from: 'UNKNOWN', event: 'execute', by: 'system', to: 'EXECUTING' },
  { from: 'FAILED', event: 'approve', by: 'staff', to: 'APPROVED' },
  // Made at the gateway's own console instead of here.
  { from: null, event: 'doneOutside', by: 'gateway', to: 'DONE' },
  { from: 'AWAITING_ACCOUNT', event: 'doneOutside', by: 'gateway', to: 'DONE' },
  { from: 'APPROVED', event: 'doneOutside', by: 'gateway', to: 'DONE' },
  { from: 'FAILED', event: 'doneOutside', by: 'gateway', to: 'DONE' },
  // By bank transfer: staff transfer and confirm it.
  { from: 'APPROVED', event: 'transferred', by: 'staff', to: 'DONE', guard: 'payable' },
]);

/** How long nobody may know how a refund went, before an employee looks at it. */
export const MAX_UNKNOWN_MS = HOUR_MS;

/** In these states the member waits for money, so that the account cannot be closed. */
export const OPEN_REFUND_STATES = [
  'REQUESTED',
  'AWAITING_ACCOUNT',
  'APPROVED',
  'EXECUTING',
  'UNKNOWN',
  'FAILED',
] as const;

export type RefundEvent = EventOf<typeof refundLifecycle>;
export type RefundGuard = GuardOf<typeof refundLifecycle>;
