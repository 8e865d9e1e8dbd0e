import { addWorkingDays, isWorkingDay, workingDaysBefore } from './workingDays.ts';

test.each([
  ['2026-11-27', true, 'a Friday'],
  ['2026-11-28', false, 'a Saturday'],
  ['2026-11-29', false, 'a Sunday'],
  ['2026-12-25', false, 'Christmas'],
  ['2026-08-17', false, "the substitute of Liberation Day's Saturday"],
])('%s is a working day: %s, %s', (day, expected) => expect(isWorkingDay(day)).toBe(expected));

test.each([
  ['2026-11-24', 3, '2026-11-27'],
  ['2026-11-27', 3, '2026-12-02'],
  ['2026-11-28', 1, '2026-11-30'],
  // Christmas, a weekend, New Year's Day.
  ['2026-12-24', 3, '2026-12-30'],
  ['2026-12-31', 3, '2027-01-06'],
  // Chuseok, Thursday to Saturday.
  ['2026-09-23', 3, '2026-09-30'],
  ['2026-11-24', 0, '2026-11-24'],
])('after %s by %d working days comes %s', (day, count, expected) => expect(addWorkingDays(day, count)).toBe(expected));

test.each([
  ['2026-12-10', 3, '2026-12-07'],
  ['2026-12-13', 3, '2026-12-09'],
  ['2026-12-31', 3, '2026-12-28'],
  ['2026-09-28', 1, '2026-09-23'],
])('before %s by %d working days comes %s', (day, count, expected) =>
  expect(workingDaysBefore(day, count)).toBe(expected),
);
