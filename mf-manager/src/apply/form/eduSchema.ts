import * as v from 'valibot';
import { personFields, type PersonValues } from './personSchema.ts';

/** The form of a course as it is filled in. */
export interface EduValues extends PersonValues {
  /** 1 no help needed, 2 help needed on site; as radio buttons say it. */
  isDisorder: '1' | '2';
}

/** Spec §3 "userEdu": what is needed on site must be said by whoever needs it. */
export const eduSchema = v.pipe(
  v.object({ ...personFields, isDisorder: v.picklist(['1', '2'], '편의 제공이 필요한지 골라주세요.') }),
  v.forward(
    v.partialCheck(
      [['isDisorder'], ['memo']],
      ({ isDisorder, memo }) => isDisorder === '1' || memo !== '',
      '필요한 편의 내용을 입력해주세요.',
    ),
    ['memo'],
  ),
);
