import * as v from 'valibot';
import { association } from '../association/index.ts';
import { businessNumberRule, formatBusinessNumber, isBusinessNumber } from './index.ts';

test.each(['1248100998', '1048200007', '2208162517'])('%s is a business registration number', (digits) => {
  expect(isBusinessNumber(digits)).toBe(true);
});

test('the association’s own number is one', () => {
  expect(isBusinessNumber(association.businessNumber.replaceAll('-', ''))).toBe(true);
});

test('detects one wrong digit and two swapped digits', () => {
  for (const digits of ['1248100999', '1248100989', '2148100998', '124810099', ''])
    expect([digits, isBusinessNumber(digits)]).toEqual([digits, false]);
});

test('hyphens are ignored, and each error has its message', () => {
  expect(v.parse(businessNumberRule, '124-81-00998')).toBe('1248100998');
  const messageOf = (text: string) => v.safeParse(businessNumberRule, text).issues?.[0].message;
  expect(messageOf('')).toBe('사업자등록번호를 입력해주세요.');
  expect(messageOf('124-81')).toBe('사업자등록번호 10자리를 입력해주세요.');
  expect(messageOf('124-81-00999')).toBe('사업자등록번호를 다시 확인해주세요. 맞지 않는 번호입니다.');
});

test('is displayed with its hyphens', () => {
  expect(formatBusinessNumber('1248100998')).toBe('124-81-00998');
});
