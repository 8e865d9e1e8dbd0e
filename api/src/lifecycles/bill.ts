import { lifecycle, type EventOf } from './lifecycle.ts';

/**
 * A bill of a group. Until it is issued, its amount follows payments and refunds; afterwards a correcting bill is made.
 */
export const billLifecycle = lifecycle('bill', [
  { from: null, event: 'request', by: 'member', to: 'WAITING' },
  // The paid amount has changed since the original was issued.
  { from: null, event: 'correct', by: 'system', to: 'WAITING' },
  { from: 'WAITING', event: 'retract', by: 'member', to: 'RETRACTED', guard: 'original' },
  // The amount no longer differs from that of the issued bills.
  { from: 'WAITING', event: 'void', by: 'system', to: 'RETRACTED' },
  // With the tax office's number.
  { from: 'WAITING', event: 'issue', by: 'staff', to: 'ISSUED' },
]);

export type BillEvent = EventOf<typeof billLifecycle>;
