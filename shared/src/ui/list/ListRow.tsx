import type { ReactNode } from 'react';
import { TextLink, type LinkTarget } from '../basic/TextLink.tsx';
import styles from './ListRow.module.css';

interface ListRowBase {
  title: ReactNode;
  /** Where the rows are what the page is about, screen readers go from title to title. */
  isHeading?: boolean;
  /** Badges before the title. */
  mark?: ReactNode;
  summary?: ReactNode;
  /** Below: who, when, how often read; an element each. */
  facts: ReactNode;
  /** A decorative picture; null keeps its place. */
  picture?: ReactNode;
  target?: '_blank' | undefined;
}

type ListRowProps = ListRowBase & LinkTarget;

/** One of many that are listed below each other; the whole row is its link. */
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
