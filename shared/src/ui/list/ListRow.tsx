import type { ReactNode } from 'react';
import { TextLink, type LinkTarget } from '../basic/TextLink.tsx';
import styles from './ListRow.module.css';

interface ListRowBase {
  title: ReactNode;
  /** True if the rows are the main content, so that screen readers can jump between titles. */
  isHeading?: boolean;
  /** Badges before the title. */
  mark?: ReactNode;
  summary?: ReactNode;
  /** Author, date, views and so on below the title; one element each. */
  facts: ReactNode;
  /** Decorative picture; null reserves its place. */
  picture?: ReactNode;
  target?: '_blank' | undefined;
}

type ListRowProps = ListRowBase & LinkTarget;

/** Row of a list, which is a link as a whole. */
export function ListRow({ title, isHeading = false, mark, summary, facts, picture, ...link }: ListRowProps) {
  const Title = isHeading ? 'h2' : 'p';
  return (
    <article className={`${styles.root} ${picture === undefined ? '' : styles.pictured}`}>
      <div className={styles.words}>
        <Title className={styles.title}>
          {mark && <span className={styles.mark}>{mark}</span>}
          <TextLink {...link} className={styles.link}>
            {title}
          </TextLink>
        </Title>
        {summary && <div className={styles.summary}>{summary}</div>}
        <p className={styles.facts}>{facts}</p>
      </div>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </article>
  );
}
