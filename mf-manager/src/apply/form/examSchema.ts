import * as v from 'valibot';
import { personFields, type PersonValues } from './personSchema.ts';

/** The form of an exam as it is filled in. */
export interface ExamValues extends PersonValues {
  enName: string;
  /** Path of the uploaded photo; empty when there is none. */
  userProfile: string;
}

/** Spec §3 "userExam". */
export const examSchema = v.object({
  ...personFields,
  enName: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(100, '100자 이내로 입력해주세요.'),
    v.regex(/^[A-Za-z .,'-]*$/, '영문 이름은 로마자로 입력해주세요. (예: HONG GILDONG)'),
  ),
  userProfile: v.string(),
});
