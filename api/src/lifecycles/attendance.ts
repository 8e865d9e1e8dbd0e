import { lifecycle } from './lifecycle.ts';

/** An applicant at a lesson. Unmarked means absent; a mark changes only by a correction. */
export const attendanceLifecycle = lifecycle('attendance', [
  { from: null, event: 'take', by: 'staff', to: 'PRESENT' },
  { from: 'PRESENT', event: 'correct', by: 'staff', to: 'ABSENT' },
  { from: 'ABSENT', event: 'correct', by: 'staff', to: 'PRESENT' },
]);
