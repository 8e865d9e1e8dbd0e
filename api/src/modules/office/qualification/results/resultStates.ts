import type { ApplicationStatus } from '@portal/shared/contract';
import type { Result } from '@portal/shared/contract/office';

/** The state that each result leads to; their names are the same words. */
export const STATUS_OF_RESULT: Record<Result, ApplicationStatus> = {
  complete: 'COMPLETED',
  notComplete: 'NOT_COMPLETED',
  sit: 'SAT',
  absent: 'ABSENT',
  pass: 'PASSED',
  fail: 'FAILED',
};

/** States that hold a result: no other one can be entered over it, but a pass or a fail where somebody sat. */
export const RESULT_STATES: readonly ApplicationStatus[] = Object.values(STATUS_OF_RESULT);
