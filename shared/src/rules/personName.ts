import * as v from 'valibot';
import { storableName } from './storableText.ts';

/** Required name of a person. */
export const personNameRule = v.pipe(
  storableName('이름을 입력해주세요.'),
  v.nonEmpty('이름을 입력해주세요.'),
  v.maxLength(50, '50자 이내로 입력해주세요.'),
);
