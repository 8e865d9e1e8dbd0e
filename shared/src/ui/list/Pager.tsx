import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './Pager.module.css';

/** Pages of one block (specification §9). */
const PAGES_PER_BLOCK = 10;

export interface PagerProps {
  /** The page shown, from 1. */
  page: number;
  /** The last page. */
  endPage: number;
  onPage: (page: number) => void;
  label?: string;
}

/** Page numbers in blocks of ten. */
export function Pager({ page, endPage, onPage, label = '페이지' }: PagerProps) {
  if (endPage <= 1) return null;
  const first = Math.floor((page - 1) / PAGES_PER_BLOCK) * PAGES_PER_BLOCK + 1;
  const last = Math.min(first + PAGES_PER_BLOCK - 1, endPage);
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <nav aria-label={label} className={styles.root}>
      {first > 1 && (
        <button type="button" className={styles.page} aria-label="이전 10쪽" onClick={() => onPage(first - 1)}>
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
      {last < endPage && (
        <button type="button" className={styles.page} aria-label="다음 10쪽" onClick={() => onPage(last + 1)}>
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </nav>
  );
}
