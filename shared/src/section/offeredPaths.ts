import { PATHS } from './paths.ts';

// Not in the folder's index: the shell's first file, which has all of that, needs none of it.

/** One course as everybody may read it, guests too. */
export const offeredCoursePath = (educationNo: number): string => `${PATHS.qualification}?educationNo=${educationNo}`;

/** One exam as everybody may read it, guests too. */
export const offeredExamPath = (examinationNo: number): string =>
  `${PATHS.qualification}?examinationNo=${examinationNo}`;
