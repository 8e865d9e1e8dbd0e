import { lifecycle } from './lifecycle.ts';

/** An objection to an announced result. Upholding it changes no result: a correction does, which takes two. */
export const objectionLifecycle = lifecycle('objection', [
  { from: null, event: 'raise', by: 'member', to: 'OPEN', guard: 'withinSevenDays' },
  { from: 'OPEN', event: 'uphold', by: 'staff', to: 'UPHELD' },
  { from: 'OPEN', event: 'refuse', by: 'staff', to: 'REFUSED' },
]);
