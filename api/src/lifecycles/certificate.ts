import { lifecycle } from './lifecycle.ts';

/** A certificate, from its request to the card in the post. A number is never used again. */
export const certificateLifecycle = lifecycle('certificate', [
  { from: null, event: 'request', by: 'member', to: 'REQUESTED', guard: 'ownAnnouncedPass' },
  { from: 'REQUESTED', event: 'askTransfer', by: 'system', to: 'AWAITING_TRANSFER', effect: 'setDue' },
  { from: 'AWAITING_TRANSFER', event: 'transferred', by: 'staff', to: 'PAID' },
  { from: 'AWAITING_TRANSFER', event: 'cancel', by: 'member', to: 'CANCELLED' },
  { from: 'AWAITING_TRANSFER', event: 'duePassed', by: 'system', to: 'EXPIRED', guard: 'pastDue' },
  { from: 'PAID', event: 'issue', by: 'staff', to: 'ISSUED', effect: 'assignNumber' },
  { from: 'PAID', event: 'reject', by: 'staff', to: 'REJECTED', effect: 'oweFee' },
  { from: 'ISSUED', event: 'send', by: 'staff', to: 'SENT' },
  { from: 'ISSUED', event: 'revoke', by: 'staff', to: 'REVOKED' },
  { from: 'ISSUED', event: 'reissued', by: 'system', to: 'SUPERSEDED' },
  { from: 'SENT', event: 'revoke', by: 'staff', to: 'REVOKED' },
  { from: 'SENT', event: 'reissued', by: 'system', to: 'SUPERSEDED' },
]);
