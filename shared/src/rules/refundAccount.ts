import * as v from 'valibot';
import { personNameRule } from './personName.ts';
import { storableName, storableNumber } from './storableText.ts';

/** Fields of the cancel/refund form with their messages (specification §5). */
export const refundAccountRules = {
  accountName: personNameRule,
  bank: v.pipe(
    storableName('은행명을 입력해주세요.'),
    v.nonEmpty('은행명을 입력해주세요.'),
    v.maxLength(30, '30자 이내로 입력해주세요.'),
  ),
  account: v.pipe(
    storableNumber('계좌번호를 입력해주세요.'),
    v.trim(),
    v.nonEmpty('계좌번호를 입력해주세요.'),
    v.maxLength(30, '30자 이내로 입력해주세요.'),
    v.regex(/^\d+$/, '계좌번호는 숫자만 입력해주세요.'),
  ),
};
