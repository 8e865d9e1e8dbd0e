import { yearsLater } from './durations.ts';

test('years are added to the date; a leap day becomes 1 March', () => {
  expect(yearsLater(new Date('2026-12-31T15:00:00Z'), 5)).toEqual(new Date('2031-12-31T15:00:00Z'));
  expect(yearsLater(new Date('2028-02-29T01:00:00Z'), 1)).toEqual(new Date('2029-03-01T01:00:00Z'));
});
