import { lifecycle } from './lifecycle.ts';

/** Papers that show that a member may take the exams of a grade. Those that come back are handed in anew. */
export const evidenceLifecycle = lifecycle('evidence', [
  { from: null, event: 'submit', by: 'member', to: 'SUBMITTED', guard: 'noneOpenOrAccepted' },
  { from: 'SUBMITTED', event: 'accept', by: 'staff', to: 'ACCEPTED' },
  { from: 'SUBMITTED', event: 'return', by: 'staff', to: 'RETURNED' },
]);
