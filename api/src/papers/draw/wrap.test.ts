import { wrap } from './wrap.ts';

/** A line fits six letters. */
const lines = (text: string) => wrap(text, 6, (part) => part.length);

test('words stay whole, and a line that ends between two of them ends in a space', () => {
  expect(lines('한빛 외식업 협회')).toEqual(['한빛 외식업 ', '협회']);
});

test('a word that fits no line is cut', () => {
  expect(lines('가 나다라마바사아자차')).toEqual(['가 ', '나다라마바사', '아자차']);
});

test('breaks of the text stay, also empty lines', () => {
  expect(lines('가\n\r\n나')).toEqual(['가', '', '나']);
  expect(lines('')).toEqual(['']);
});
