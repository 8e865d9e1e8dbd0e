import * as v from 'valibot';
import { digitsOf } from './digits.ts';
import { unprinted } from './personName.ts';
import { storableName, storableText } from './storableText.ts';

/** Weights of the first nine digits; the tenth is the check digit. */
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];
const DIGITS = 10;

/** True if the check digit of a business registration number (사업자등록번호) of ten digits is correct. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const numbers = [...digits].map(Number);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (numbers[index] ?? 0), 0);
  // The tens digit of the ninth product is added too.
  const tens = Math.floor(((WEIGHTS[8] ?? 0) * (numbers[8] ?? 0)) / 10);
  return (10 - ((sum + tens) % 10)) % 10 === numbers[9];
}

/** `104-82-00007`. */
export const formatBusinessNumber = (digits: string): string =>
  digits.length === DIGITS ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : digits;

/** With or without hyphens; converted to ten digits. */
export const businessNumberRule = v.pipe(
  storableText('사업자등록번호를 입력해주세요.'),
  v.transform(digitsOf),
  v.nonEmpty('사업자등록번호를 입력해주세요.'),
  v.length(DIGITS, '사업자등록번호 10자리를 입력해주세요.'),
  v.check(isBusinessNumber, '사업자등록번호를 다시 확인해주세요. 맞지 않는 번호입니다.'),
);

/** Signs of names of businesses, in addition to those of persons. */
const SIGNS = /^[!-~㈜＆]$/u;

export const businessNameRule = v.pipe(
  storableName('상호를 입력해주세요.'),
  v.nonEmpty('상호를 입력해주세요.'),
  v.maxLength(60, '60자 이내로 입력해주세요.'),
);

/** Name that papers print. Stored names remain valid by `businessNameRule`. */
export const newBusinessNameRule = v.pipe(
  businessNameRule,
  v.check(
    (name) => unprinted(name, SIGNS) === '',
    ({ input }) => `영수증과 청구서에 인쇄할 수 없는 글자가 있습니다: ${unprinted(String(input), SIGNS)}`,
  ),
);
