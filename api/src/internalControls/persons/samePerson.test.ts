import { isSamePerson } from './samePerson.ts';

const person = { member_no: 1, name: '홍길동', user_birth: '19900101', user_phone: '01011112222' };
const another = { member_no: 2, name: '홍길동', user_birth: '19900101', user_phone: '01033334444' };

test.each([
  ['the same name and birth date', another, true],
  ['the same name, written with spaces', { ...another, name: ' 홍 길동' }, true],
  ['the same name, in letters that are put together', { ...another, name: '홍길동'.normalize('NFD') }, true],
  ['the same phone', { ...another, name: '김철수', user_phone: person.user_phone }, true],
  ['the same account', { ...another, member_no: 1, name: null, user_birth: null }, true],
  ['the same name of a dormant account, whose birth date is sealed', { ...another, user_birth: null }, true],
  ['another name of a dormant account', { ...another, name: '홍길순', user_birth: null }, false],
  ['another birth date', { ...another, user_birth: '19900102' }, false],
  ['another name', { ...another, name: '홍길순' }, false],
  ['no identity any more', { member_no: 2, name: null, user_birth: null, user_phone: null }, false],
])('%s', (_what, other, isSame) => {
  expect(isSamePerson(person, other)).toBe(isSame);
  expect(isSamePerson(other, person)).toBe(isSame);
});

test('two accounts without identity data are not one person', () => {
  const nobody = { name: null, user_birth: null, user_phone: null };
  expect(isSamePerson({ member_no: 1, ...nobody }, { member_no: 2, ...nobody })).toBe(false);
});
