import type { Calls, CallValue } from '@portal/shared/contract';
import type { CourseAnswers, ExamAnswers } from '../../../database/types/tables/manager.ts';

/** What the member answers in the form. The rest, the statement of `submitStore.ts` takes from the profile. */

export const courseAnswers = (form: Omit<CallValue<Calls['postIntEdu']>, 'educationNo'>): Partial<CourseAnswers> => ({
  name: form.name,
  userBirth: form.userBirth,
  postCode: form.postCode,
  userAddress: form.userAddress,
  userAddress2: form.userAddress2,
  isDisorder: form.isDisorder,
  memo: form.memo,
});

export const examAnswers = (form: Omit<CallValue<Calls['postIntExam']>, 'examinationNo'>): Partial<ExamAnswers> => ({
  koName: form.koName,
  enName: form.enName,
  userBirth: form.userBirth,
  postCode: form.postCode,
  userAddr: form.userAddr,
  userAddr2: form.userAddr2,
  memo: form.memo,
  userProfile: form.userProfile,
});
