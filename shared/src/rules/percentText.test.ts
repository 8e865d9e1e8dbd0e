import { percentText } from './percentText.ts';

test.each([
  ['%EC%86%8C%EA%B0%9C', '소개'],
  ['%ec%86%8c%ea%b0%9c', '소개'],
  ['%BC%D2%B0%B3', '소개'],
  ['%bc%d2%b0%b3', '소개'],
  ['%8Cc', '%8Cc'],
  ['%E0%A4', '%E0%A4'],
  ['12.html', '12.html'],
  ['%', '%'],
  ['%zz%EC%86%8C', '%zz소'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['소개%FF', '소개%FF'],
])('%s is read as %s', (part, text) => expect(percentText(part)).toBe(text));
