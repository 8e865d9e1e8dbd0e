import type { ReactNode } from 'react';
import { pictureUrl } from '@portal/shared/client';
import { formatCount, formatDate, formatDay } from '@portal/shared/format';
import { ListRow } from '@portal/shared/ui';
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

/** An article in its list. */
export function ArticleRow({ board, article, no, mark, details = [] }: ArticleRowProps) {
  const state = useListPositionState();
  const { title, summary, writer, regDate, viewCnt, imagePath, replyCnt } = article;
  return (
    <ListRow
      to={viewPath(board, no)}
      state={state}
      title={title}
      mark={mark}
      summary={board.pictured && summary && <p className={styles.summary}>{summary}</p>}
      picture={
        board.pictured
          ? imagePath && <img src={pictureUrl(imagePath)} alt="" loading="lazy" decoding="async" />
          : undefined
      }
      facts={
        <>
          {[...details, writer].filter(Boolean).map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
          <time dateTime={regDate} title={formatDate(regDate)}>
            {formatDay(regDate)}
          </time>
          <span>조회 {formatCount(viewCnt)}</span>
          {replyCnt !== undefined && <span>댓글 {formatCount(replyCnt)}</span>}
        </>
      }
    />
  );
}
