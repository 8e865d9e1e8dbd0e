import * as v from 'valibot';
import { storableText } from './storableText.ts';

/** The fields of the cancel/refund form with their messages (specification §5). */
export const refundAccountRules = {
  accountName: v.pipe(
    storableText('이름을 입력해주세요.'),
    v.trim(),
    v.nonEmpty('이름을 입력해주세요.'),
    v.maxLength(50, '50자 이내로 입력해주세요.'),
  ),
  bank: v.pipe(
    storableText('은행명을 입력해주세요.'),
    v.trim(),
    v.nonEmpty('은행명을 입력해주세요.'),
    v.maxLength(30, '30자 이내로 입력해주세요.'),
  ),
  account: v.pipe(
    storableText('계좌번호를 입력해주세요.'),
    v.trim(),
    v.nonEmpty('계좌번호를 입력해주세요.'),
    v.maxLength(30, '30자 이내로 입력해주세요.'),
    v.regex(/^\d+$/, '계좌번호는 숫자만 입력해주세요.'),
  ),
};
