import type { ApplicationStatus } from '@portal/shared/contract';
import type { Result } from '@portal/shared/contract/office';

/** The state that each result leads to. */
export const STATUS_OF_RESULT: Record<Result, ApplicationStatus> = {
  complete: 'COMPLETED',
  notComplete: 'NOT_COMPLETED',
  sit: 'SAT',
  absent: 'ABSENT',
  pass: 'PASSED',
  fail: 'FAILED',
};

/** States that hold a result. It cannot be overwritten, except that a pass or fail may follow `SAT`. */
export const RESULT_STATES: readonly ApplicationStatus[] = Object.values(STATUS_OF_RESULT);
