import { lifecycle } from './lifecycle.ts';

/** A certificate, from its request to the card in the post. A number is never used again. */
export const certificateLifecycle = lifecycle('certificate', [
  { from: null, event: 'request', by: 'M', to: 'REQUESTED', guard: 'ownAnnouncedPass' },
  { from: 'REQUESTED', event: 'askTransfer', by: 'S', to: 'AWAITING_TRANSFER', effect: 'setDue' },
  { from: 'AWAITING_TRANSFER', event: 'transferred', by: 'A', to: 'PAID' },
  { from: 'AWAITING_TRANSFER', event: 'cancel', by: 'M', to: 'CANCELLED' },
  { from: 'AWAITING_TRANSFER', event: 'duePassed', by: 'S', to: 'EXPIRED', guard: 'pastDue' },
  { from: 'PAID', event: 'issue', by: 'A', to: 'ISSUED', effect: 'assignNumber' },
  { from: 'PAID', event: 'reject', by: 'A', to: 'REJECTED', effect: 'oweFee' },
  { from: 'ISSUED', event: 'send', by: 'A', to: 'SENT' },
  { from: 'ISSUED', event: 'revoke', by: 'A', to: 'REVOKED' },
  { from: 'ISSUED', event: 'reissued', by: 'S', to: 'SUPERSEDED' },
  { from: 'SENT', event: 'revoke', by: 'A', to: 'REVOKED' },
  { from: 'SENT', event: 'reissued', by: 'S', to: 'SUPERSEDED' },
]);
