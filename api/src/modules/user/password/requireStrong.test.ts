import { CODES } from '@portal/shared/contract';
import { requireStrongPassword } from './requireStrong.ts';

const owner = { userId: 'Wooree27', userPhone: '01088801234', userBirth: '19660302' };

test.each([
  ['p@ssw0rd', 'leaked, with letters replaced'],
  ['Passw0rd!7', 'a frequent word with a digit and a sign behind it'],
  ['27#Qwerty', 'a frequent word with digits and a sign before it'],
  ['Hanbit!927', 'the association'],
  ['wooree27!A', 'the id in other letters'],
  ['a!88801234', 'the phone without 010'],
  ['a!19660302', 'the birth date'],
  ['a!660302', 'the birth date without its century'],
])('%s is refused: %s', (password) => {
  expect(() => requireStrongPassword(password, owner)).toThrow(CODES.PASSWORD_WEAK.message);
});

test.each(['Bada!927', 'Portal!2026', 'Moonlight#48k', 'Woo!2748'])('%s is accepted', (password) => {
  expect(() => requireStrongPassword(password, owner)).not.toThrow();
});

test('an account without an id, phone or birth date has no parts to avoid', () => {
  expect(() => requireStrongPassword('Bada!927', { userId: null, userPhone: null, userBirth: '' })).not.toThrow();
});
