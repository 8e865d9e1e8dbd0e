import { useId, type ReactNode } from 'react';
import { formatDay } from '@portal/shared/format';
import { EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';
import styles from './NewsColumns.module.css';

interface NewsColumnProps {
  title: string;
  more: ReactNode;
  query: { isLoading: boolean; error: Error | null; retry(): void };
  /** `mark`: badge before the headline. */
  rows: { key: number; regDate: string; mark?: ReactNode; link: ReactNode }[] | undefined;
}

/** A list of headlines under its heading. */
export function NewsColumn({ title, more, query, rows }: NewsColumnProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.column}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {more}
      </div>
      {query.error && <ErrorState message={`${title}을(를) 불러오지 못했습니다.`} onRetry={query.retry} />}
      {query.isLoading && <Skeleton height="3rem" lines={5} />}
      {rows?.length === 0 && <EmptyState>등록된 글이 없습니다.</EmptyState>}
      <ul role="list" className={styles.rows}>
        {rows?.map(({ key, regDate, mark, link }) => (
          <li key={key} className={styles.row}>
            <span className={styles.title}>
              {mark} {link}
            </span>
            <time dateTime={regDate} className={styles.day}>
              {formatDay(regDate)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
