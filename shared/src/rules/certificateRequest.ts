import * as v from 'valibot';
import { storableName, storableNumber, storableText } from './storableText.ts';

const filled = (message: string, maximum: number) =>
  [
    v.nonEmpty<string, string>(message),
    v.maxLength<string, number, string>(maximum, `${maximum}자 이내로 입력해주세요.`),
  ] as const;

const PHONE_MESSAGE = '휴대폰 번호를 입력해주세요';

/**
 * Fields of a certificate request. Their messages differ from other forms in spacing and full stops, as specified (§5).
 */
export const certificateRequestRules = {
  /** Required if typed manually (isBefore above 0). */
  certName: v.pipe(storableText('시험명을 입력해 주세요.'), v.trim(), ...filled('시험명을 입력해 주세요.', 100)),
  userName: v.pipe(storableName('이름을 입력해주세요'), ...filled('이름을 입력해주세요', 50)),
  userPhone: v.pipe(
    storableNumber(PHONE_MESSAGE),
    v.trim(),
    ...filled(PHONE_MESSAGE, 11),
    v.regex(/^\d+$/, '휴대폰 번호는 숫자만 입력해주세요.'),
  ),
};
