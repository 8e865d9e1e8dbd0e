import { monthsAround } from './months.ts';

test('a year back and a year forward, the earliest first', () => {
  const months = Object.entries(monthsAround('2026-11-30'));
  expect(months).toHaveLength(25);
  expect(months[0]).toEqual(['2025-11', '2025년 11월']);
  expect(months[12]).toEqual(['2026-11', '2026년 11월']);
  expect(months.at(-1)).toEqual(['2027-11', '2027년 11월']);
});
