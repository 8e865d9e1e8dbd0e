import { randomBytes } from 'node:crypto';
import { seal, unseal } from './seal.ts';

const first = { id: 'k1', key: randomBytes(32) };
const second = { id: 'k2', key: randomBytes(32) };
const place = 'refund:account_sealed:7';

test('what was sealed opens in its place, and its text is not to be seen', () => {
  const sealed = seal([first], '1102345678901', place);
  expect(sealed.includes('1102345678901')).toBe(false);
  expect(unseal([first], sealed, place)).toBe('1102345678901');
});

test('a value moved to another row does not open', () => {
  expect(() => unseal([first], seal([first], '110', place), 'refund:account_sealed:8')).toThrow();
});

test('a changed value does not open', () => {
  const sealed = seal([first], '110', place);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => unseal([first], sealed, place)).toThrow();
});

test('after a change of keys the new one seals and the old one still opens', () => {
  const old = seal([first], '110', place);
  expect(unseal([second, first], old, place)).toBe('110');
  expect(() => unseal([second], old, place)).toThrow('k1');
  expect(seal([second, first], '110', place).includes('k2')).toBe(true);
});
