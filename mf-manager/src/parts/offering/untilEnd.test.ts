import { leftUntilEnd, untilEnd } from './untilEnd.ts';

const now = Date.parse('2026-11-20T23:30:00+09:00');

test('the days until the application deadline are counted by the calendar in Seoul', () => {
  expect(untilEnd('2026-11-20T23:59:59+09:00', now)).toBe('오늘 마감');
  expect(untilEnd('2026-11-21T00:30:00+09:00', now)).toBe('마감 1일 전');
  expect(untilEnd('2026-11-23T18:00:00+09:00', now)).toBe('마감 3일 전');
});

test('beside 마감임박, 마감 is not said again', () => {
  expect(leftUntilEnd('2026-11-20T23:59:59+09:00', now)).toBe('신청 오늘까지');
  expect(leftUntilEnd('2026-11-23T18:00:00+09:00', now)).toBe('신청 3일 남음');
});
