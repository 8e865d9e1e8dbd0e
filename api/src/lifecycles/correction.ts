import { lifecycle } from './lifecycle.ts';

/** A request to correct an account: name and birth date, or the phone of a member who can no longer log in. */
export const correctionLifecycle = lifecycle('correction', [
  { from: null, event: 'request', by: 'member', to: 'REQUESTED' },
  { from: 'REQUESTED', event: 'accept', by: 'staff', to: 'DONE', guard: 'waitedADay', effect: 'correct' },
  { from: 'REQUESTED', event: 'refuse', by: 'staff', to: 'REFUSED' },
  { from: 'REQUESTED', event: 'withdraw', by: 'member', to: 'WITHDRAWN' },
]);
