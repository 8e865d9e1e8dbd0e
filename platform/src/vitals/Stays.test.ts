import { Stays } from './Stays.ts';

test('returns the page on which a visitor was at a time', () => {
  const stays = new Stays('/main');
  stays.note('/main', 400);
  stays.note('/news/notice', 2000);
  stays.note('/main', 9000);
  expect([0, 1999, 2000, 8999.5, 12_000].map((time) => stays.at(time))).toEqual([
    '/main',
    '/main',
    '/news/notice',
    '/news/notice',
    '/main',
  ]);
});
