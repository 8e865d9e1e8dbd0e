import { useEffect, useRef, type Key, type ReactNode } from 'react';
import { formatCount } from '../../format/index.ts';
import type { InfiniteQuery } from '../basic/InfiniteQuery.ts';
import { VisuallyHidden } from '../basic/VisuallyHidden.tsx';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './InfiniteList.module.css';
import { useLoadAtEnd } from './useLoadAtEnd.ts';

export interface InfiniteListProps<Item> {
  query: InfiniteQuery<Item>;
  renderItem: (item: Item, index: number) => ReactNode;
  itemKey: (item: Item) => Key;
  /** Displayed if there are no items: a text, or an `EmptyState`. */
  empty: ReactNode;
  /** Name of the list for screen readers: `공지사항 목록`. */
  label: string;
  skeletonCount?: number;
  /** Placeholder in the size of one item. */
  skeleton?: ReactNode;
  /** Rows below each other, or cards side by side. */
  layout?: 'rows' | 'cards';
  /** Loads more only by the button: with loading on scroll, content below the list would never be reached. */
  byButton?: boolean;
}

/** List that loads more on scrolling. Its button does the same for the keyboard, and if the observer fails. */
export function InfiniteList<Item>({
  query,
  renderItem,
  itemKey,
  empty,
  label,
  skeletonCount = 5,
  skeleton,
  layout = 'rows',
  byButton = false,
}: InfiniteListProps<Item>) {
  const { items, totalRow, isLoading, isFetchingMore, hasMore, error, loadMore, retry } = query;
  const list = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number | null>(null);
  const end = useLoadAtEnd(query);
  const isEmpty = items.length === 0;

  // After 더보기 the focus moves to the first new item.
  useEffect(() => {
    const from = focusFrom.current;
    if (from === null || items.length <= from) return;
    focusFrom.current = null;
    const item = list.current?.children[from];
    if (item instanceof HTMLElement) item.focus();
  }, [items.length]);

  const more = () => {
    focusFrom.current = items.length;
    loadMore();
  };
  const stands = Array.from({ length: skeletonCount }, (_, index) => (
    <li key={`skeleton-${index}`} className={styles.item}>
      {skeleton ?? (
        <div className={styles.skeleton}>
          <Skeleton width="70%" />
          <Skeleton width="30%" height="1em" />
        </div>
      )}
    </li>
  ));

  const status = () => {
    if (isLoading) return `${label} 불러오는 중`;
    if (items.length > 0) return `전체 ${formatCount(totalRow ?? items.length)}건 중 ${formatCount(items.length)}건`;
    return error ? '' : `${label} 0건`;
  };
  // Always the same element: screen readers announce changes within it, but not a new element.
  return (
    <div className={styles.root}>
      <VisuallyHidden role="status">{status()}</VisuallyHidden>
      {isEmpty && isLoading && (
        <ul role="list" className={styles[layout]} aria-hidden="true">
          {stands}
        </ul>
      )}
      {isEmpty && !isLoading && !error && (typeof empty === 'string' ? <EmptyState title={empty} /> : empty)}
      {!isEmpty && (
        <ul
          role="list"
          ref={list}
          className={styles[layout]}
          aria-label={label}
          aria-busy={isFetchingMore || undefined}
        >
          {items.map((item, index) => (
            <li key={itemKey(item)} className={styles.item} tabIndex={-1}>
              {renderItem(item, index)}
            </li>
          ))}
        </ul>
      )}
      {error && <ErrorState message={error.message} onRetry={retry} busy={isEmpty ? isLoading : isFetchingMore} />}
      {hasMore && !error && !isEmpty && (
        <div ref={byButton ? undefined : end} className={styles.more}>
          <Button variant="secondary" busy={isFetchingMore} onClick={more}>
            더보기
          </Button>
        </div>
      )}
    </div>
  );
}
