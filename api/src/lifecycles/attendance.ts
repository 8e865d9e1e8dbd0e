import { lifecycle } from './lifecycle.ts';

/** An applicant at a lesson. Who is marked neither way was not there; a mark is changed by a correction alone. */
export const attendanceLifecycle = lifecycle('attendance', [
  { from: null, event: 'take', by: 'staff', to: 'PRESENT' },
  { from: 'PRESENT', event: 'correct', by: 'staff', to: 'ABSENT' },
  { from: 'ABSENT', event: 'correct', by: 'staff', to: 'PRESENT' },
]);
