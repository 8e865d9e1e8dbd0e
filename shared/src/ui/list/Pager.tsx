import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './Pager.module.css';
import { pagerOf } from './pagerOf.ts';

export interface PagerProps {
  /** The page shown, from 1. */
  page: number;
  /** Rows in the whole list. */
  totalRow: number;
  /** Rows of one page; ten unless given. */
  rowPerPage?: number;
  onPage: (page: number) => void;
  label?: string;
}

/** Page numbers in blocks of ten. */
export function Pager({ label = '페이지', onPage, ...list }: PagerProps) {
  const { page, startPage, endPage, totalPage } = pagerOf(list);
  if (totalPage <= 1) return null;
  const pages = Array.from({ length: endPage - startPage + 1 }, (_, index) => startPage + index);
  return (
    <nav aria-label={label} className={styles.root}>
      {startPage > 1 && (
        <button type="button" className={styles.page} aria-label="이전 10쪽" onClick={() => onPage(startPage - 1)}>
          <ChevronLeft aria-hidden="true" />
        </button>
      )}
      {pages.map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          aria-label={`${number} 쪽`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      {endPage < totalPage && (
        <button type="button" className={styles.page} aria-label="다음 10쪽" onClick={() => onPage(endPage + 1)}>
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </nav>
  );
}
