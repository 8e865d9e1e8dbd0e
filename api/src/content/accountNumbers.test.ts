import { association } from '@portal/shared/association';
import { maskAccounts } from './accountNumbers.ts';

test.each([
  ['교육비는 한빛은행 110-234-567890으로 입금해주세요.', '***-***-**7890'],
  ['환불 계좌: 카카오뱅크 3333012345678 예금주 홍길동', '*********5678'],
  ['농협 302 1234 5678 91로 보내주세요.', '*** **** ***8 91'],
  ['2026-12-01까지 02-555-0100으로 전화하시고 계좌 11023456789012로 이체', '**********9012'],
])('an account number is masked in %j', (text, masked) => {
  expect(maskAccounts(text)).toContain(masked);
  expect(maskAccounts(text).replace(masked, '')).not.toMatch(/\*/);
});

test.each([
  `협회 계좌 ${association.bank.name} ${association.bank.account}로 입금해주세요.`,
  '계좌 끝 네 자리는 7890입니다.',
  '2026-12-01 18:00까지 입금해주세요. 문의 010-1234-5678, 02-555-0100',
  '사업자등록번호 104-82-00000으로 입금합니다.',
  '등기번호 1234-5678-90123으로 보냈습니다.',
  '150,000원을 2026.12.01 이체했습니다. 신청번호 12345번',
])('%j has no account number to mask', (text) => expect(maskAccounts(text)).toBe(text));
