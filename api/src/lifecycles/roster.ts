import { lifecycle } from './lifecycle.ts';

/** A member with a business on the roster of hygiene education, which the office sends to the food regulator. */
export const rosterLifecycle = lifecycle('roster', [
  { from: null, event: 'enter', by: 'member', to: 'NOT_SENT', guard: 'hasBusiness' },
  // Joined under a version without the roster.
  { from: null, event: 'enter', by: 'system', to: 'NOT_SENT', guard: 'hasBusiness' },
  { from: 'NOT_SENT', event: 'take', by: 'staff', to: 'SENT' },
  { from: 'SENT', event: 'register', by: 'staff', to: 'REGISTERED' },
  { from: 'SENT', event: 'refuse', by: 'staff', to: 'REFUSED' },
  { from: 'REFUSED', event: 'mend', by: 'member', to: 'NOT_SENT', guard: 'hasBusiness' },
  { from: 'REFUSED', event: 'putBack', by: 'staff', to: 'NOT_SENT' },
]);
