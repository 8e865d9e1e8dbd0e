import * as fc from 'fast-check';
import { formatBirth, formatBytes, formatCount, formatMoney, formatPhone, formatPrice, maskName } from './index.ts';

test('every kind of phone number gets its hyphens', () => {
  expect(formatPhone('01012345678')).toBe('010-1234-5678');
  expect(formatPhone('0111234567')).toBe('011-123-4567');
  expect(formatPhone('025550100')).toBe('02-555-0100');
  expect(formatPhone('15880000')).toBe('1588-0000');
  expect(formatPhone('010-1234-5678')).toBe('010-1234-5678');
});

test('text that is not a phone number is unchanged', () => {
  expect(formatPhone('내선 12')).toBe('내선 12');
  expect(formatPhone(null)).toBe('');
});

test('money and sizes are formatted with their units', () => {
  expect(formatMoney(15000)).toBe('15,000원');
  expect(formatMoney(0)).toBe('0원');
  expect(formatMoney(null)).toBe('');
  expect([formatPrice(0), formatPrice(80_000)]).toEqual(['무료', '80,000원']);
  expect(formatBytes(340_000)).toBe('332 KB');
});

test('numbers are grouped as in Korean', () => {
  const korean = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => formatCount(value) === korean.format(value)));
});

test('birth dates are formatted with or without hyphens in the input', () => {
  expect(formatBirth('19660302')).toBe('1966.03.02');
  expect(formatBirth('1966-03-02')).toBe('1966.03.02');
  expect(formatBirth(undefined)).toBe('');
});

test('a masked name never shows the whole name', () => {
  expect(maskName('홍길동')).toBe('홍*동');
  expect(maskName('김별')).toBe('김*');
  expect(maskName('남궁수민')).toBe('남**민');
  expect(maskName('별')).toBe('*');
  expect(maskName('이산')).toBe('이*');
  expect(maskName('남궁길동')).toBe('남**동');
  expect(maskName('')).toBe('*');
});
