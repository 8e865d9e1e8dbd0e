import { hangulOf } from './hangulOf.ts';

test.each([
  ['dnltodrydbr', '위생교육'],
  ['rhkswkd', '관장'],
  ['tngjavy', '수험표'],
  ['wkrurwmd', '자격증'],
  ['dlfrek', '읽다'],
  ['rkqt', '값'],
  ['ehfak', '돌마'],
  ['2rmq tlgja', '2급 시험'],
  ['QNs', '뿐'],
])('%s is %s on the Korean keyboard', (typed, word) => expect(hangulOf(typed)).toBe(word));

test.each(['pizza', 'HACCP', 'qr', '위생교육', '2026', ''])('%s is no word there', (typed) =>
  expect(hangulOf(typed)).toBeNull(),
);
