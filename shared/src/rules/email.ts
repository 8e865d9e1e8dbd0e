import * as v from 'valibot';
import { storableText } from './storableText.ts';

/** An e-mail address. */
export const emailRule = v.pipe(
  storableText('이메일을 입력해주세요.'),
  v.trim(),
  v.nonEmpty('이메일을 입력해주세요.'),
  v.maxLength(200, '200자 이내로 입력해주세요.'),
  v.email('이메일 주소를 정확히 입력해주세요. (예: name@example.com)'),
);
