import { lifecycle } from './lifecycle.ts';

/** A member's account. SUSPENDED and WITHDRAWN end every session. */
export const accountLifecycle = lifecycle('account', [
  { from: null, event: 'join', by: 'M', to: 'PENDING' },
  { from: 'PENDING', event: 'verify', by: 'M', to: 'ACTIVE' },
  { from: 'ACTIVE', event: 'unused', by: 'S', to: 'DORMANT', guard: 'unusedTwelveMonths' },
  { from: 'DORMANT', event: 'release', by: 'M', to: 'ACTIVE', guard: 'phoneVerified' },
  { from: 'ACTIVE', event: 'lock', by: 'S', to: 'LOCKED', guard: 'repeatedFailures' },
  { from: 'LOCKED', event: 'unlock', by: 'S', to: 'ACTIVE', guard: 'lockOver' },
  { from: 'ACTIVE', event: 'suspend', by: 'A', to: 'SUSPENDED', effect: 'endSessions' },
  { from: 'SUSPENDED', event: 'reinstate', by: 'A', to: 'ACTIVE' },
  { from: 'ACTIVE', event: 'withdraw', by: 'M', to: 'WITHDRAWN', guard: 'nothingOpen', effect: 'eraseIdentity' },
  { from: 'DORMANT', event: 'withdraw', by: 'M', to: 'WITHDRAWN', guard: 'nothingOpen', effect: 'eraseIdentity' },
]);
