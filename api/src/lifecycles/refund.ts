import { HOUR_MS } from '../clock/durations.ts';
import { lifecycle, type EventOf, type GuardOf } from './lifecycle.ts';

/**
 * A refund. Only an approved one is sent. After an unknown outcome the gateway is queried first, and the order is
 * repeated only if the gateway has none. After an hour without a response an employee takes over.
 */
export const refundLifecycle = lifecycle('refund', [
  { from: null, event: 'request', by: 'member', to: 'REQUESTED' },
  // A called-off course, a late deposit, a double payment: refunded without a request. A deposit does not show its
  // source account, so the owner has to name one.
  { from: null, event: 'owe', by: 'system', to: 'AWAITING_ACCOUNT', guard: 'accountMissing' },
  { from: null, event: 'owe', by: 'system', to: 'APPROVED' },
  { from: 'AWAITING_ACCOUNT', event: 'nameAccount', by: 'member', to: 'APPROVED' },
  { from: 'AWAITING_ACCOUNT', event: 'nameAccount', by: 'staff', to: 'APPROVED' },
  // An employee named the account: until it is payable, the member may deny that it is theirs.
  { from: 'APPROVED', event: 'denyAccount', by: 'member', to: 'AWAITING_ACCOUNT', guard: 'notPayable' },
  { from: 'REQUESTED', event: 'approve', by: 'staff', to: 'APPROVED' },
  // The association has changed the course or exam since: no decision needed.
  { from: 'REQUESTED', event: 'approve', by: 'system', to: 'APPROVED' },
  { from: 'REQUESTED', event: 'reject', by: 'staff', to: 'REJECTED' },
  { from: 'REQUESTED', event: 'retract', by: 'member', to: 'RETRACTED' },
  // The course was called off while a smaller refund was requested: it becomes a full refund.
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
  // Refunded in the gateway's console instead of the portal.
  { from: null, event: 'doneOutside', by: 'gateway', to: 'DONE' },
  { from: 'AWAITING_ACCOUNT', event: 'doneOutside', by: 'gateway', to: 'DONE' },
  { from: 'APPROVED', event: 'doneOutside', by: 'gateway', to: 'DONE' },
  { from: 'FAILED', event: 'doneOutside', by: 'gateway', to: 'DONE' },
  // By bank transfer: staff transfer and confirm it.
  { from: 'APPROVED', event: 'transferred', by: 'staff', to: 'DONE', guard: 'payable' },
]);

/** Time for which a refund's outcome may stay unknown before an employee takes over. */
export const MAX_UNKNOWN_MS = HOUR_MS;

/** The member is owed money, so the account cannot be closed. */
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
