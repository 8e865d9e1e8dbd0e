import { inTable, isKnown, type AsRead, type UnknownWord } from './words.ts';

const NAMES = { OPEN: '접수중', FULL: '정원마감' };

test('a table has its own words, and one thing for all others', () => {
  expect(inTable(NAMES, 'FULL', '확인 필요')).toBe('정원마감');
  expect(inTable(NAMES, 'toString' as UnknownWord, '확인 필요')).toBe('확인 필요');
  expect(isKnown(NAMES, 'PAUSED' as UnknownWord)).toBe(false);
});

test('a table does not compile with a word that it may not have', () => {
  const status = 'PAUSED' as AsRead<keyof typeof NAMES>;
  // @ts-expect-error the table has no such word
  expect(NAMES[status]).toBeUndefined();
});
