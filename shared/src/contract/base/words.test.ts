import { inTable, isKnown, type AsRead, type UnknownWord } from './words.ts';

const NAMES = { OPEN: '접수중', FULL: '정원마감' };

test('a table has a value for each of its words, and a fallback for all others', () => {
  expect(inTable(NAMES, 'FULL', '확인 필요')).toBe('정원마감');
  expect(inTable(NAMES, 'toString' as UnknownWord, '확인 필요')).toBe('확인 필요');
  expect(isKnown(NAMES, 'PAUSED' as UnknownWord)).toBe(false);
});

test('a table with a word outside its set does not compile', () => {
  const status = 'PAUSED' as AsRead<keyof typeof NAMES>;
  // @ts-expect-error the table has no such word
  expect(NAMES[status]).toBeUndefined();
});
