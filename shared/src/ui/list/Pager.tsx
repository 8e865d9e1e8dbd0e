import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@portal/shared/router';
import styles from './Pager.module.css';
import { pagerOf } from './pagerOf.ts';

/** Pages with URLs get links, which work without scripts. */
type PageTarget = { onPage: (page: number) => void; to?: never } | { to: (page: number) => string; onPage?: never };

export type PagerProps = PageTarget & {
  /** Current page, from 1. */
  page: number;
  /** Rows in the whole list. */
  totalRow: number;
  /** Rows per page; ten by default. */
  rowPerPage?: number;
  label?: string;
};

/** Page numbers in blocks of ten. */
export function Pager({ label = '페이지', to, onPage, ...list }: PagerProps) {
  const { page, startPage, endPage, totalPage } = pagerOf(list);
  if (totalPage <= 1) return null;
  const pages = Array.from({ length: endPage - startPage + 1 }, (_, index) => startPage + index);
  const step = (number: number, name: string, content: ReactNode) => {
    const shared = {
      className: styles.page,
      'aria-label': name,
      'aria-current': number === page ? ('page' as const) : undefined,
    };
    return to ? (
      <Link key={name} {...shared} to={to(number)}>
        {content}
      </Link>
    ) : (
      <button key={name} {...shared} type="button" onClick={() => onPage(number)}>
        {content}
      </button>
    );
  };
  return (
    <nav aria-label={label} className={styles.root}>
      {startPage > 1 && step(startPage - 1, '이전 10쪽', <ChevronLeft aria-hidden="true" />)}
      {pages.map((number) => step(number, `${number} 쪽`, number))}
      {endPage < totalPage && step(endPage + 1, '다음 10쪽', <ChevronRight aria-hidden="true" />)}
    </nav>
  );
}
