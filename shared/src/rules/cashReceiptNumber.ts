import * as v from 'valibot';
import { businessNumberRule } from './business.ts';
import { digitsOf, phoneOf } from './digits.ts';
import { mobilePhoneRule } from './mobilePhone.ts';
import { storableText } from './storableText.ts';

/**
 * Digits of a cash receipt card. Excludes 13 digits, which the tax office accepts too: they would be a resident
 * registration number, which must not be entered here.
 */
const CARD = /^\d{14,19}$/;

/** Personal number at the tax office: a mobile phone or a card, with or without hyphens. */
const personNumberRule = v.pipe(
  storableText('휴대폰 번호나 현금영수증 카드번호를 입력해주세요.'),
  v.transform((typed) => (v.is(mobilePhoneRule, phoneOf(typed)) ? phoneOf(typed) : digitsOf(typed))),
  v.nonEmpty('휴대폰 번호나 현금영수증 카드번호를 입력해주세요.'),
  v.check(
    (digits) => CARD.test(digits) || v.is(mobilePhoneRule, digits),
    '휴대폰 번호나 현금영수증 카드번호(14~19자리)를 정확히 입력해주세요. 주민등록번호는 받지 않습니다.',
  ),
);

/** Rules by type of the receipt: income of a person or expense of a business. */
export const cashReceiptNumberRules = { INCOME: personNumberRule, EXPENSE: businessNumberRule };
