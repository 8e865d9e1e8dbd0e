import { PAGE_PER_BLOCK, pagerOf, ROW_PER_PAGE } from './pagerOf.ts';

test('has ten rows per page and ten pages per block', () => {
  expect([ROW_PER_PAGE, PAGE_PER_BLOCK]).toEqual([10, 10]);
  expect(pagerOf({ page: 13, totalRow: 238 })).toEqual({
    page: 13,
    rowPerPage: 10,
    pagePerBlock: 10,
    totalRow: 238,
    totalPage: 24,
    startPage: 11,
    endPage: 20,
  });
});

test('the last block ends with the last page, and an empty list has no pages', () => {
  expect(pagerOf({ page: 21, totalRow: 238 })).toMatchObject({ startPage: 21, endPage: 24 });
  expect(pagerOf({ page: 1, totalRow: 41, rowPerPage: 20 })).toMatchObject({ totalPage: 3, endPage: 3 });
  expect(pagerOf({ page: 1, totalRow: 0 })).toMatchObject({ totalPage: 0, startPage: 1, endPage: 0 });
});
