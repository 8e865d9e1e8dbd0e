import { pageAt } from './pageAt.ts';

const pages = [{ path: '/news' }, { path: '/news/:number' }, { path: '/news/write' }, { path: '/news/:number/print' }];

test.each([
  ['/news', '/news'],
  ['/news/3', '/news/:number'],
  ['/news/write', '/news/write'],
  ['/news/3/print', '/news/:number/print'],
  ['/news/3/edit', undefined],
  ['/news/', undefined],
  ['/newspaper', undefined],
])('at %s is the page %s', (path, expected) => expect(pageAt(pages, path)?.path).toBe(expected));
