import * as v from 'valibot';
import { storableNumber } from './storableText.ts';

/** Postcode: five digits since 2015. */
export const postCodeRule = v.pipe(
  storableNumber('우편번호를 입력해주세요.'),
  v.trim(),
  v.nonEmpty('우편번호를 입력해주세요.'),
  v.regex(/^\d{5}$/, '우편번호는 숫자 5자리로 입력해주세요.'),
);
