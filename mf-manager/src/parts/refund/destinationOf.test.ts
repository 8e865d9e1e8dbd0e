import { destinationOf } from './destinationOf.ts';

const account = { status: 'APPROVED', bank: '한빛은행', account: '*****8901', accountName: '홍길동' };
const none = { status: 'APPROVED', bank: '', account: '', accountName: '' };
const payment = { payMethodName: '신용카드' };

test.each([
  [
    'by the payment method',
    { ...account, toAccount: false },
    '결제하신 수단(신용카드), 돌려드리지 못하면 한빛은행 *****8901 (홍길동)',
  ],
  ['by the payment method alone', { ...none, toAccount: false }, '결제하신 수단(신용카드)'],
  ['to the account', { ...account, toAccount: true }, '한빛은행 *****8901 (홍길동)'],
  ['to the account, with an older API', account, '한빛은행 *****8901 (홍길동)'],
  ['unknown', none, ''],
  ['refused', { ...account, status: 'REJECTED', toAccount: true }, ''],
])('a refund %s names its destination', (_what, refund, words) => {
  expect(destinationOf(refund, payment)).toBe(words);
});
