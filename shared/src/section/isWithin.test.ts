import { isWithin } from './isWithin.ts';

test.each([
  ['/news', '/news', true],
  ['/news/notice/view', '/news', true],
  ['/newspaper', '/news', false],
  ['/', '/news', false],
  ['/space/news', '/news', false],
])('%s is within %s: %s', (path, prefix, expected) => expect(isWithin(path, prefix)).toBe(expected));
