import { waited } from './waited.ts';

const now = new Date('2026-11-26T12:00:00+09:00');

test.each([
  ['2026-11-26T11:30:00+09:00', '한 시간 안'],
  ['2026-11-26T07:00:00+09:00', '5시간'],
  ['2026-11-25T12:00:00+09:00', '1일'],
  ['2026-11-20T13:00:00+09:00', '5일'],
])('a question of %s has waited %s', (since, words) => {
  expect(waited(since, now)).toBe(words);
});
