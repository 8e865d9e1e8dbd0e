import * as v from 'valibot';
import { businessNumberRule } from './business.ts';
import { digitsOf, phoneOf } from './digits.ts';
import { mobilePhoneRule } from './mobilePhone.ts';
import { storableText } from './storableText.ts';

/**
 * Digits of a card of cash receipts. Thirteen, which the tax office takes too, are the digits of a resident
 * registration number: nobody may give one here.
 */
const CARD = /^\d{14,19}$/;

/** What a person is known by to the tax office: a mobile phone, or a card. Typed with hyphens or without. */
const personNumberRule = v.pipe(
  storableText('휴대폰 번호나 현금영수증 카드번호를 입력해주세요.'),
  v.transform((typed) => (v.is(mobilePhoneRule, phoneOf(typed)) ? phoneOf(typed) : digitsOf(typed))),
  v.nonEmpty('휴대폰 번호나 현금영수증 카드번호를 입력해주세요.'),
  v.check(
    (digits) => CARD.test(digits) || v.is(mobilePhoneRule, digits),
    '휴대폰 번호나 현금영수증 카드번호(14~19자리)를 정확히 입력해주세요. 주민등록번호는 받지 않습니다.',
  ),
);

/** By the type of the receipt: of a person's income, or of a business's expense. */
export const cashReceiptNumberRules = { INCOME: personNumberRule, EXPENSE: businessNumberRule };
