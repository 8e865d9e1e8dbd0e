/** Rows per page, and pages per block (specification §9). */
export const ROW_PER_PAGE = 10;
export const PAGE_PER_BLOCK = 10;

/** Page of a list with its block of pages, by the names of specification §3. */
export interface PagerState {
  /** Current page, from 1. */
  page: number;
  rowPerPage: number;
  pagePerBlock: number;
  /** Rows in the whole list. */
  totalRow: number;
  /** Pages in the whole list. */
  totalPage: number;
  /** First and last page of the block. */
  startPage: number;
  endPage: number;
}

/** Calculates the position of a page within a list. */
export function pagerOf({
  page,
  totalRow,
  rowPerPage = ROW_PER_PAGE,
}: Pick<PagerState, 'page' | 'totalRow'> & { rowPerPage?: number }): PagerState {
  const pagePerBlock = PAGE_PER_BLOCK;
  const totalPage = Math.ceil(totalRow / rowPerPage);
  const startPage = Math.floor((page - 1) / pagePerBlock) * pagePerBlock + 1;
  const endPage = Math.min(startPage + pagePerBlock - 1, totalPage);
  return { page, rowPerPage, pagePerBlock, totalRow, totalPage, startPage, endPage };
}
