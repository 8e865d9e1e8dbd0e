import { lifecycle, type EffectOf, type EventOf, type GuardOf } from './lifecycle.ts';

/** A certificate, from its request to the posted card. Numbers are never reused. */
export const certificateLifecycle = lifecycle('certificate', [
  { from: null, event: 'request', by: 'member', to: 'REQUESTED', guard: 'ownAnnouncedPass' },
  // A pass from before this portal recorded results: the office checks its books before it issues.
  { from: null, event: 'request', by: 'member', to: 'REQUESTED', guard: 'namedByHand' },
  // A misprint, or a card lost in the post: the office reissues it without a fee.
  { from: null, event: 'reissue', by: 'staff', to: 'ISSUED', guard: 'replacesValid', effect: 'assignNumber' },
  // The fee of a request was paid twice: the surplus gets a row of its own and is refunded.
  { from: null, event: 'paidAgain', by: 'staff', to: 'CANCELLED', guard: 'feeHasCome', effect: 'oweLateFee' },
  { from: 'REQUESTED', event: 'askTransfer', by: 'system', to: 'AWAITING_TRANSFER', effect: 'setDue' },
  { from: 'AWAITING_TRANSFER', event: 'transferred', by: 'staff', to: 'PAID', effect: 'recordTransfer' },
  { from: 'AWAITING_TRANSFER', event: 'cancel', by: 'member', to: 'CANCELLED', effect: 'end' },
  // The pass behind the request was a mistake; a fee that still arrives is owed back.
  { from: 'AWAITING_TRANSFER', event: 'passCorrected', by: 'system', to: 'CANCELLED', effect: 'end' },
  {
    from: 'AWAITING_TRANSFER',
    event: 'duePassed',
    by: 'system',
    to: 'EXPIRED',
    guard: 'bankReadPastDue',
    effect: 'end',
  },
  // The bank's list is imported by hand: the date of the deposit decides.
  { from: 'EXPIRED', event: 'transferred', by: 'staff', to: 'PAID', guard: 'cameInTime', effect: 'resume' },
  // A fee without a pending request is refunded, as for a rejected one.
  { from: 'EXPIRED', event: 'transferred', by: 'staff', to: 'EXPIRED', guard: 'firstDeposit', effect: 'oweLateFee' },
  {
    from: 'CANCELLED',
    event: 'transferred',
    by: 'staff',
    to: 'CANCELLED',
    guard: 'firstDeposit',
    effect: 'oweLateFee',
  },
  { from: 'PAID', event: 'issue', by: 'staff', to: 'ISSUED', guard: 'gradeKnown', effect: 'assignNumber' },
  { from: 'PAID', event: 'reject', by: 'staff', to: 'REJECTED', effect: 'oweFee' },
  { from: 'ISSUED', event: 'send', by: 'staff', to: 'SENT', effect: 'recordSending' },
  { from: 'ISSUED', event: 'revoke', by: 'staff', to: 'REVOKED', effect: 'end' },
  { from: 'ISSUED', event: 'reissued', by: 'system', to: 'SUPERSEDED', effect: 'end' },
  { from: 'SENT', event: 'revoke', by: 'staff', to: 'REVOKED', effect: 'end' },
  { from: 'SENT', event: 'reissued', by: 'system', to: 'SUPERSEDED', effect: 'end' },
]);

/** Requested and undecided: a member has at most one per grade, and cannot withdraw meanwhile. */
export const OPEN_CERTIFICATE_STATES = ['REQUESTED', 'AWAITING_TRANSFER', 'PAID'] as const;
/** Valid in the check by number: a member has at most one per grade. */
export const VALID_CERTIFICATE_STATES = ['ISSUED', 'SENT'] as const;

export type CertificateEvent = EventOf<typeof certificateLifecycle>;
export type CertificateGuard = GuardOf<typeof certificateLifecycle>;
export type CertificateEffect = EffectOf<typeof certificateLifecycle>;
