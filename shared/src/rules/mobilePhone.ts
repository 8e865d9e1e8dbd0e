import * as v from 'valibot';
import { storableNumber } from './storableText.ts';

/** 010 and 8 digits, or 011, 016 to 019 and 7 or 8 digits (specification §5). */
const MOBILE_PHONE = /^(?:010\d{8}|01[16-9]\d{7,8})$/;

/** Mobile phone number: digits only. */
export const mobilePhoneRule = v.pipe(
  storableNumber('휴대폰 번호를 입력해주세요.'),
  v.trim(),
  v.nonEmpty('휴대폰 번호를 입력해주세요.'),
  v.check((text) => /^\d*$/.test(text), '휴대폰 번호는 숫자만 입력해주세요.'),
  v.regex(MOBILE_PHONE, '휴대폰 번호를 정확히 입력해주세요. (예: 01012345678)'),
);
