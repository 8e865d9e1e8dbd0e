import * as v from 'valibot';
import { storableText } from './storableText.ts';

/** A person's name, which is required. */
export const personNameRule = v.pipe(
  storableText('이름을 입력해주세요.'),
  v.trim(),
  v.nonEmpty('이름을 입력해주세요.'),
  v.maxLength(50, '50자 이내로 입력해주세요.'),
);
