import { lifecycle } from './lifecycle.ts';

/** An objection to an announced result. Upholding it changes no result; that takes a correction by two employees. */
export const objectionLifecycle = lifecycle('objection', [
  { from: null, event: 'raise', by: 'member', to: 'OPEN', guard: 'withinSevenDays' },
  { from: 'OPEN', event: 'uphold', by: 'staff', to: 'UPHELD' },
  { from: 'OPEN', event: 'refuse', by: 'staff', to: 'REFUSED' },
]);
