import { readDay, showDay } from './typedDay.ts';

test('a day is displayed as yy.MM.dd', () => {
  expect([showDay('2026-11-22'), showDay(''), showDay('곧')]).toEqual(['26.11.22', '', '곧']);
});

test.each(['26.11.22', '2026.11.22', '2026-11-22', '20261122', '261122', '26. 11. 22.', ' 26/11/22 '])(
  '%s is the 22nd of November 2026',
  (typed) => expect(readDay(typed)).toBe('2026-11-22'),
);

test.each(['', '26.11', '26.02.30', '26.13.01', '2026112', '내일'])('%s is not a day', (typed) =>
  expect(readDay(typed)).toBeNull(),
);
