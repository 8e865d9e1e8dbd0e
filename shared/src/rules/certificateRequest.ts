import * as v from 'valibot';
import { storableText } from './storableText.ts';

const required = (message: string, maximum: number) =>
  v.pipe(
    storableText(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(maximum, `${maximum}자 이내로 입력해주세요.`),
  );

/**
 * The fields of a certificate request. Their messages differ from other forms in spacing and full stops, as specified
 * (§5).
 */
export const certificateRequestRules = {
  /** Required when it is typed by hand (isBefore above 0). */
  certName: required('시험명을 입력해 주세요.', 100),
  userName: required('이름을 입력해주세요', 50),
  userPhone: v.pipe(required('휴대폰 번호를 입력해주세요', 11), v.regex(/^\d+$/, '휴대폰 번호는 숫자만 입력해주세요.')),
};
