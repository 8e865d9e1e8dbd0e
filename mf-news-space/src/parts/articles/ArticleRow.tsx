import type { ReactNode } from 'react';
import { pictureUrl } from '@portal/shared/client';
import { formatCount, formatDate, formatDay } from '@portal/shared/format';
import { Link } from '@portal/shared/router';
import styles from './ArticleRow.module.css';
import { viewAddress, type Board, type ListedArticle } from './board.ts';
import { useOutwardState } from './place.ts';

interface ArticleRowProps {
  board: Board;
  article: ListedArticle;
  no: number;
  mark?: ReactNode;
  facts?: readonly string[] | undefined;
}

/** One article in its list; the whole row is the target of its link. */
export function ArticleRow({ board, article, no, mark, facts = [] }: ArticleRowProps) {
  const state = useOutwardState();
  const { title, summary, writer, regDate, viewCnt, imagePath } = article;
  return (
    <article className={`${styles.root} ${board.pictured ? styles.pictured : ''}`}>
      <div className={styles.words}>
        <p className={styles.title}>
          {mark && <span className={styles.mark}>{mark}</span>}
          <Link to={viewAddress(board, no)} state={state} className={styles.link}>
            {title}
          </Link>
        </p>
        {board.pictured && summary && <p className={styles.summary}>{summary}</p>}
        <p className={styles.facts}>
          {[...facts, writer].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <time dateTime={regDate} title={formatDate(regDate)}>
            {formatDay(regDate)}
          </time>
          <span>조회 {formatCount(viewCnt)}</span>
        </p>
      </div>
      {board.pictured && (
        <div className={styles.picture}>
          {imagePath && <img src={pictureUrl(imagePath)} alt="" loading="lazy" decoding="async" />}
        </div>
      )}
    </article>
  );
}
