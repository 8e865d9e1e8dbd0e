import { isWithin } from './isWithin.ts';

test.each([
  ['/news', '/news', true],
  ['/news/notice/view', '/news', true],
  ['/newspaper', '/news', false],
  ['/', '/news', false],
  ['/space/news', '/news', false],
  ['/news/3/print', '/news/:number', true],
  ['/news/', '/news/:number', false],
  ['/news', '/news/:number', false],
])('%s is within %s: %s', (path, prefix, expected) => expect(isWithin(path, prefix)).toBe(expected));
