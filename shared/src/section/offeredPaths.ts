import { PATHS } from './paths.ts';

// Not in the folder's index: the shell's initial chunk contains the whole index and does not need this.

/** Public page of a course, also for guests. */
export const offeredCoursePath = (educationNo: number): string => `${PATHS.qualification}?educationNo=${educationNo}`;

/** Public page of an exam, also for guests. */
export const offeredExamPath = (examinationNo: number): string =>
  `${PATHS.qualification}?examinationNo=${examinationNo}`;
