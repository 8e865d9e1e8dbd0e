import { randomBytes } from 'node:crypto';
import { seal, unseal } from './seal.ts';

const first = { id: 'k1', key: randomBytes(32) };
const second = { id: 'k2', key: randomBytes(32) };
const context = 'refund:account_sealed:7';

test('a sealed value opens in its context and does not show its text', () => {
  const sealed = seal([first], '1102345678901', context);
  expect(sealed.includes('1102345678901')).toBe(false);
  expect(unseal([first], sealed, context)).toBe('1102345678901');
});

test('a value copied to another row does not open', () => {
  expect(() => unseal([first], seal([first], '110', context), 'refund:account_sealed:8')).toThrow();
});

test('a changed value does not open', () => {
  const sealed = seal([first], '110', context);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => unseal([first], sealed, context)).toThrow();
});

test('after a key change the new key seals and the old one still opens', () => {
  const old = seal([first], '110', context);
  expect(unseal([second, first], old, context)).toBe('110');
  expect(() => unseal([second], old, context)).toThrow('k1');
  expect(seal([second, first], '110', context).includes('k2')).toBe(true);
});
