import { lifecycle, type EffectOf, type EventOf, type GuardOf } from './lifecycle.ts';

/** A certificate, from its request to the card in the post. A number is never used again. */
export const certificateLifecycle = lifecycle('certificate', [
  { from: null, event: 'request', by: 'member', to: 'REQUESTED', guard: 'ownAnnouncedPass' },
  // Passed before this portal kept results: the office compares it with its books before it issues.
  { from: null, event: 'request', by: 'member', to: 'REQUESTED', guard: 'namedByHand' },
  // A misprint, a card lost in the post: the office issues it again without a fee.
  { from: null, event: 'reissue', by: 'staff', to: 'ISSUED', guard: 'replacesValid', effect: 'assignNumber' },
  // The fee of a request came once more: a row of its own, which is that money and goes back.
  { from: null, event: 'paidAgain', by: 'staff', to: 'CANCELLED', guard: 'feeHasCome', effect: 'oweLateFee' },
  { from: 'REQUESTED', event: 'askTransfer', by: 'system', to: 'AWAITING_TRANSFER', effect: 'setDue' },
  { from: 'AWAITING_TRANSFER', event: 'transferred', by: 'staff', to: 'PAID', effect: 'recordTransfer' },
  { from: 'AWAITING_TRANSFER', event: 'cancel', by: 'member', to: 'CANCELLED', effect: 'end' },
  // The pass that it was asked for with was a mistake; a fee that comes all the same is owed back.
  { from: 'AWAITING_TRANSFER', event: 'passCorrected', by: 'system', to: 'CANCELLED', effect: 'end' },
  {
    from: 'AWAITING_TRANSFER',
    event: 'duePassed',
    by: 'system',
    to: 'EXPIRED',
    guard: 'bankReadPastDue',
    effect: 'end',
  },
  // The bank's list is read by hand: what counts is the day on which the money came.
  { from: 'EXPIRED', event: 'transferred', by: 'staff', to: 'PAID', guard: 'cameInTime', effect: 'resume' },
  // Money that no request needs goes back, as that of a rejected one.
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

/** Asked for and not decided: a member has one of a grade at most, and cannot withdraw meanwhile. */
export const OPEN_CERTIFICATE_STATES = ['REQUESTED', 'AWAITING_TRANSFER', 'PAID'] as const;
/** What the check by number calls valid: a member has one of a grade at most. */
export const VALID_CERTIFICATE_STATES = ['ISSUED', 'SENT'] as const;

export type CertificateEvent = EventOf<typeof certificateLifecycle>;
export type CertificateGuard = GuardOf<typeof certificateLifecycle>;
export type CertificateEffect = EffectOf<typeof certificateLifecycle>;
