import type { ReactNode } from 'react';
import { pictureUrl } from '@portal/shared/client';
import { formatCount, formatDate, formatDay } from '@portal/shared/format';
import { Link } from '@portal/shared/router';
import styles from './ArticleRow.module.css';
import { viewPath, type Board, type ListedArticle } from './board.ts';
import { useListPositionState } from './listPosition.ts';

interface ArticleRowProps {
  board: Board;
  article: ListedArticle;
  no: number;
  mark?: ReactNode;
  details?: readonly string[] | undefined;
}

/** One article in its list; the whole row is its link. */
export function ArticleRow({ board, article, no, mark, details = [] }: ArticleRowProps) {
  const state = useListPositionState();
  const { title, summary, writer, regDate, viewCnt, imagePath, replyCnt } = article;
  return (
    <article className={`${styles.root} ${board.pictured ? styles.pictured : ''}`}>
      <div className={styles.words}>
        <p className={styles.title}>
          {mark && <span className={styles.mark}>{mark}</span>}
          <Link to={viewPath(board, no)} state={state} className={styles.link}>
            {title}
          </Link>
        </p>
        {board.pictured && summary && <p className={styles.summary}>{summary}</p>}
        <p className={styles.details}>
          {[...details, writer].filter(Boolean).map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
          <time dateTime={regDate} title={formatDate(regDate)}>
            {formatDay(regDate)}
          </time>
          <span>조회 {formatCount(viewCnt)}</span>
          {replyCnt !== undefined && <span>댓글 {formatCount(replyCnt)}</span>}
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
