import * as v from 'valibot';
import { storableNumber } from './storableText.ts';

/** Messages of the phone verification, as specified (§4, §5, §8). */
export const VERIFICATION_MESSAGES = {
  codeRequired: '인증번호를 입력해주세요.',
  mismatch: '인증번호가 일치하지 않습니다.',
  expired: '인증시간이 초과되었습니다.',
  notVerified: '휴대폰인증을 해주세요',
  verified: '인증되었습니다.',
} as const;

/** Typed code; the API checks whether it is the sent one. */
export const verificationCodeRule = v.pipe(
  storableNumber(VERIFICATION_MESSAGES.codeRequired),
  v.trim(),
  v.nonEmpty(VERIFICATION_MESSAGES.codeRequired),
  v.maxLength(10, VERIFICATION_MESSAGES.mismatch),
);
