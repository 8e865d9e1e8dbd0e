import { lifecycle } from './lifecycle.ts';

/** Documents proving that a member may take the exams of a grade. Returned ones have to be submitted again. */
export const evidenceLifecycle = lifecycle('evidence', [
  { from: null, event: 'submit', by: 'member', to: 'SUBMITTED', guard: 'noneOpenOrAccepted' },
  { from: 'SUBMITTED', event: 'accept', by: 'staff', to: 'ACCEPTED' },
  { from: 'SUBMITTED', event: 'return', by: 'staff', to: 'RETURNED' },
]);
