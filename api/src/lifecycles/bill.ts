import { lifecycle, type EventOf } from './lifecycle.ts';

/** A bill of a group. Until it is issued its amount follows the money; afterwards a correction is made. */
export const billLifecycle = lifecycle('bill', [
  { from: null, event: 'request', by: 'member', to: 'WAITING' },
  // The money has changed since the original was issued.
  { from: null, event: 'correct', by: 'system', to: 'WAITING' },
  { from: 'WAITING', event: 'retract', by: 'member', to: 'RETRACTED', guard: 'original' },
  // Nothing is left to be told.
  { from: 'WAITING', event: 'void', by: 'system', to: 'RETRACTED' },
  // Under the tax office's number.
  { from: 'WAITING', event: 'issue', by: 'staff', to: 'ISSUED' },
]);

export type BillEvent = EventOf<typeof billLifecycle>;
