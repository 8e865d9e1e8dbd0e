import * as v from 'valibot';
import { addressEntries, newPasswordSchema, pastBirthDateRule } from './index.ts';

const messagesOf = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => message);

describe('a new password', () => {
  test('is accepted if both are equal', () => {
    expect(messagesOf(newPasswordSchema, { userPw: 'Bada!927', userPwCheck: 'Bada!927' })).toEqual([]);
  });

  test('that differs from its repetition has an error at the repetition', () => {
    const { issues } = v.safeParse(newPasswordSchema, { userPw: 'Bada!927', userPwCheck: 'Bada!928' });
    expect(issues?.map(({ message, path }) => [path?.[0]?.key, message])).toEqual([
      ['userPwCheck', '비밀번호가 서로 다릅니다.'],
    ]);
  });

  test('without a repetition has an error for it only', () => {
    expect(messagesOf(newPasswordSchema, { userPw: 'Bada!927', userPwCheck: '' })).toEqual([
      '비밀번호를 한 번 더 입력해주세요.',
    ]);
  });
});

describe('a birth date', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T16:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  // 16:00 UTC is 01:00 of the next day in Seoul.
  test.each([
    ['20260302', []],
    ['20260303', ['생년월일을 다시 확인해주세요.']],
  ])('%s is compared with today in Seoul', (birth, messages) => {
    expect(messagesOf(pastBirthDateRule, birth)).toEqual(messages);
  });
});

test('an address needs a postcode and its first line, each line of at most 200 characters', () => {
  const address = v.object(addressEntries);
  expect(messagesOf(address, { postCode: '04595', userAddress: '한빛로 27', userAddress2: '' })).toEqual([]);
  expect(messagesOf(address, { postCode: '', userAddress: ' ', userAddress2: '가'.repeat(201) })).toEqual([
    '우편번호를 입력해주세요.',
    '우편번호는 숫자 5자리로 입력해주세요.',
    '주소를 입력해주세요.',
    '200자 이내로 입력해주세요.',
  ]);
});
