import type { Calls, CallValue } from '@portal/shared/contract';
import type { CourseAnswers, ExamAnswers } from '../../../database/types/tables/manager.ts';

/**
 * Member's answers in the form. Name and birth date are the account's: like an omitted address, the statement of
 * `submitStore.ts` takes them from the profile.
 */

export const courseAnswers = (
  form: Omit<CallValue<Calls['postIntEdu']>, 'educationNo' | 'termsVersion' | 'name' | 'userBirth' | 'consents'>,
): Partial<CourseAnswers> => ({
  postCode: form.postCode,
  userAddress: form.userAddress,
  userAddress2: form.userAddress2,
  isDisorder: form.isDisorder,
  memo: form.memo,
});

export const examAnswers = (
  form: Omit<
    CallValue<Calls['postIntExam']>,
    'examinationNo' | 'termsVersion' | 'koName' | 'userBirth' | 'consents' | 'isDisorder'
  >,
): Partial<ExamAnswers> => ({
  enName: form.enName,
  postCode: form.postCode,
  userAddr: form.userAddr,
  userAddr2: form.userAddr2,
  memo: form.memo,
  userProfile: form.userProfile,
});
