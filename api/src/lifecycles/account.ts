import { lifecycle } from './lifecycle.ts';

/** A member's account. SUSPENDED and WITHDRAWN end every session. */
export const accountLifecycle = lifecycle('account', [
  { from: null, event: 'join', by: 'member', to: 'PENDING' },
  { from: 'PENDING', event: 'verify', by: 'member', to: 'ACTIVE' },
  { from: 'ACTIVE', event: 'unused', by: 'system', to: 'DORMANT', guard: 'unusedTwelveMonths' },
  { from: 'DORMANT', event: 'release', by: 'member', to: 'ACTIVE', guard: 'phoneVerified' },
  { from: 'ACTIVE', event: 'lock', by: 'system', to: 'LOCKED', guard: 'repeatedFailures' },
  { from: 'LOCKED', event: 'unlock', by: 'system', to: 'ACTIVE', guard: 'lockOver' },
  { from: 'ACTIVE', event: 'suspend', by: 'staff', to: 'SUSPENDED', effect: 'endSessions' },
  { from: 'SUSPENDED', event: 'reinstate', by: 'staff', to: 'ACTIVE' },
  { from: 'ACTIVE', event: 'withdraw', by: 'member', to: 'WITHDRAWN', guard: 'nothingOpen', effect: 'eraseIdentity' },
  { from: 'DORMANT', event: 'withdraw', by: 'member', to: 'WITHDRAWN', guard: 'nothingOpen', effect: 'eraseIdentity' },
]);
