import { readSearch, searchPath } from './searchPath.ts';

test('an address of the search contains its state, and can be built from it', () => {
  const view = { keyword: '위생 교육', kind: 'faq', page: 3 } as const;
  expect(readSearch(new URL(searchPath(view), 'http://portal.invalid').searchParams)).toEqual(view);
  expect(searchPath({ keyword: '교육', kind: null, page: 1 })).toBe('/search?keyword=%EA%B5%90%EC%9C%A1');
  expect(searchPath({})).toBe('/search');
});

test.each(['0', '-1', '1.5', 'x', ''])('page %p is treated as the first one', (page) => {
  expect(readSearch(new URLSearchParams({ page, kind: 'secret' }))).toEqual({ keyword: '', kind: null, page: 1 });
});
