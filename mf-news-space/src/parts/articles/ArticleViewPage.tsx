import type { ReactNode } from 'react';
import { downloadUrl, pictureUrl, type ItemQuery } from '@portal/shared/client';
import { formatCount, formatDateTime } from '@portal/shared/format';
import {
  Article,
  AttachmentList,
  ButtonLink,
  EmptyState,
  ErrorState,
  Page,
  Skeleton,
  type Attachment,
} from '@portal/shared/ui';
import styles from './ArticleViewPage.module.css';
import type { Board, ViewedArticle } from './board.ts';
import { useBackToList } from './listPosition.ts';
import { Neighbours } from './Neighbours.tsx';

interface ArticleViewPageProps<Entity extends ViewedArticle> {
  board: Board;
  /** null when the URL has no number that could be an article's. */
  no: number | null;
  query: ItemQuery<Entity>;
  /** What this board shows beside writer, time and views. */
  details?: (article: Entity) => readonly string[];
  /** Before everything else. */
  above?: (article: Entity) => ReactNode;
  /** Between the text and its files. */
  extra?: (article: Entity) => ReactNode;
  onDownload?: (file: Attachment) => void;
}

/** The page of an article: text, files, the articles before and after, and the way back to the list. */
export function ArticleViewPage<Entity extends ViewedArticle>({
  board,
  no,
  query,
  details,
  above,
  extra,
  onDownload,
}: ArticleViewPageProps<Entity>) {
  const back = useBackToList(board.path);
  const { data: article, error, retry } = query;
  const isMissing = no === null || (error?.is('NOT_FOUND') ?? false);
  const title = article?.title ?? (isMissing ? '글을 찾을 수 없습니다' : board.title);
  return (
    <Page title={title} breadcrumb={[{ label: board.menu }, { label: board.title, to: board.path }]}>
      <div className={styles.root}>
        {isMissing ? (
          <EmptyState title="삭제되었거나 주소가 잘못된 글입니다.">
            <p>목록에서 다시 찾아보세요.</p>
          </EmptyState>
        ) : article ? (
          <ArticleBody
            article={article}
            details={details?.(article) ?? []}
            above={above?.(article)}
            extra={extra?.(article)}
            onDownload={onDownload}
          />
        ) : error ? (
          <ErrorState message={error.message} onRetry={retry} />
        ) : (
          <Skeleton lines={12} />
        )}
        {article && <Neighbours board={board} previous={article.previous ?? null} next={article.next ?? null} />}
        <p>
          <ButtonLink variant="secondary" {...back}>
            목록
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}

interface ArticleBodyProps {
  article: ViewedArticle;
  details: readonly string[];
  above: ReactNode;
  extra: ReactNode;
  onDownload: ((file: Attachment) => void) | undefined;
}

function ArticleBody({ article, details, above, extra, onDownload }: ArticleBodyProps) {
  const { content, writer, regDate, viewCnt, imagePath, files } = article;
  return (
    <article className={styles.article}>
      {above}
      <p className={styles.details}>
        {[...details, writer].filter(Boolean).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
        <time dateTime={regDate}>{formatDateTime(regDate)}</time>
        <span>조회 {formatCount(viewCnt)}</span>
      </p>
      {imagePath && <img className={styles.picture} src={pictureUrl(imagePath)} alt="" decoding="async" />}
      <Article html={content} />
      {extra}
      {files.length > 0 && (
        <section className={styles.files} aria-labelledby="article-files">
          <h2 id="article-files">
            첨부파일 <span className={styles.fileCount}>{files.length}개</span>
          </h2>
          <AttachmentList
            files={files.map(({ path, fileName, size }) => ({
              name: fileName,
              href: downloadUrl(path),
              bytes: size,
            }))}
            {...(onDownload && { onDownload })}
          />
        </section>
      )}
    </article>
  );
}
