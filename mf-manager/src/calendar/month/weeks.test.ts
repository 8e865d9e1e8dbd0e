import { monthAfter, weeksOf } from './weeks.ts';

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 1, '2026-12'],
  ['2026-11', -1, '2026-10'],
])('%s plus %i months is %s', (month, months, other) => expect(monthAfter(month, months)).toBe(other));

test('a month begins on its weekday and ends on its last day', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
  expect(weeks.at(-1)).toEqual(['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null]);
  expect(weeks).toHaveLength(5);
});

test('a February that begins on Sunday has four weeks, a month may have six', () => {
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});
