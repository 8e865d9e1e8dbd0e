import * as v from 'valibot';
import { association } from '@portal/shared/association';
import { requireRule } from '../errors/requireRule.ts';

/** Words of banking; 우체국 also delivers. */
const BANKING = /계좌|입금|송금|이체|예금주|은행|뱅크|농협|수협|신협|새마을금고/;
/** Days, telephone numbers and business numbers, which are as long as account numbers. */
const OTHER_NUMBERS = [
  /(?<!\d)(?:19|20)\d\d[-. ]+\d{1,2}[-. ]+\d{1,2}(?!\d|-)/,
  /(?<![\d-])0\d{1,2}[- ]?\d{3,4}[- ]?\d{4}(?![\d-])/,
  /(?<![\d-])\d{3}-\d{2}-\d{5}(?![\d-])/,
];
const OTHER = new RegExp(`(${OTHER_NUMBERS.map(({ source }) => source).join('|')})`);
const ACCOUNT = /\d(?:[ -]?\d){9,15}/g;
const VISIBLE_DIGITS = 4;

const digitsOf = (text: string) => text.replace(/\D/g, '');

const masked = (number: string) =>
  digitsOf(number) === digitsOf(association.bank.account)
    ? number
    : number.slice(0, -VISIBLE_DIGITS).replace(/\d/g, '*') + number.slice(-VISIBLE_DIGITS);

/** Text on banking with account numbers masked but their last four digits; the association's stays. */
export const maskAccounts = (text: string): string =>
  BANKING.test(text)
    ? text
        .split(OTHER)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(ACCOUNT, masked)))
        .join('')
    : text;

const withoutAccount = v.pipe(
  v.string(),
  v.check(
    (text) => maskAccounts(text) === text,
    '계좌번호는 마지막 네 자리만 적어주세요. 글로 남으면 다른 사람이 볼 수 있습니다.',
  ),
);

/**
 * Requires texts without an account number in full.
 * @throws HttpError MALFORMED with an issue for each other one
 */
export const requireNoAccount = (texts: Parameters<typeof requireRule>[1]): void => requireRule(withoutAccount, texts);
