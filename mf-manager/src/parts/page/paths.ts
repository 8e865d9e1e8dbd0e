/** The addresses of the pages of courses and of exams (spec §2), by applyType. */
const BASES = { 1: '/manager/edu', 2: '/manager/exam' } as const;
const NUMBER_NAMES = { 1: 'educationNo', 2: 'examinationNo' } as const;

type ApplyType = 1 | 2;

export const offeringListPath = (applyType: ApplyType) => `${BASES[applyType]}/apply`;
export const offeringPath = (applyType: ApplyType, no: number) =>
  `${BASES[applyType]}/apply/view?${NUMBER_NAMES[applyType]}=${no}`;
export const writePath = (applyType: ApplyType, no: number) =>
  `${BASES[applyType]}/apply/write?${NUMBER_NAMES[applyType]}=${no}`;
/** The payment step of the form's page: the application is made, its payment is not. */
export const payPath = (applyType: ApplyType, no: number, userExaminationNo: number) =>
  `${writePath(applyType, no)}&userExaminationNo=${userExaminationNo}`;
export const donePath = (applyType: ApplyType, userExaminationNo: number) =>
  `${BASES[applyType]}/apply/done?userExaminationNo=${userExaminationNo}`;
export const registerPath = (applyType: ApplyType) => `${BASES[applyType]}/register`;
export const applicationPath = (applyType: ApplyType, userExaminationNo: number) =>
  `${BASES[applyType]}/register/view?userExaminationNo=${userExaminationNo}`;
