import type { ReactNode } from 'react';
import { downloadUrl, pictureUrl, type ItemQuery } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { formatCount, formatDateTime } from '@portal/shared/format';
import {
  Article,
  AttachmentList,
  Badge,
  ButtonLink,
  EmptyState,
  ErrorState,
  Page,
  PageFacts,
  PrintedSource,
  ShareButton,
  Skeleton,
  type Attachment,
} from '@portal/shared/ui';
import styles from './ArticleViewPage.module.css';
import type { Board, ViewedArticle } from './board.ts';
import { useBackToList } from './listPosition.ts';
import { Neighbours } from './Neighbours.tsx';

interface ArticleViewPageProps<Entity extends ViewedArticle> {
  board: Board;
  /** Null if the URL has no valid number. */
  no: number | null;
  query: ItemQuery<Entity>;
  /** Details in addition to author, time and views. */
  details?: (article: Entity) => readonly string[];
  /** Before everything else. */
  above?: (article: Entity) => ReactNode;
  /** Replaces the article's single picture. */
  picture?: (article: Entity) => ReactNode;
  /** Between the text and its files. */
  extra?: (article: Entity) => ReactNode;
  /** Between the article and its neighbours. */
  below?: (article: Entity) => ReactNode;
  /** Selects the files listed below the text; all by default. */
  isAttachment?: (file: ViewedArticle['files'][number]) => boolean;
  onDownload?: (file: Attachment) => void;
}

/** Page of an article: text, files, neighbouring articles, and a link back to the list. */
export function ArticleViewPage<Entity extends ViewedArticle>({
  board,
  no,
  query,
  details,
  above,
  picture,
  extra,
  below,
  isAttachment,
  onDownload,
}: ArticleViewPageProps<Entity>) {
  const back = useBackToList(board.path);
  const { data: article, error, retry } = query;
  const isMissing = no === null || error?.code === NUMBERS.NOT_FOUND;
  const title = article?.title ?? (isMissing ? '글을 찾을 수 없습니다' : board.title);
  return (
    <Page
      title={title}
      breadcrumb={[{ label: board.menu }, { label: board.title, to: board.path }]}
      actions={article && <ShareButton title={article.title} />}
    >
      <div className={styles.root}>
        {isMissing ? (
          <EmptyState title="삭제되었거나 주소가 잘못된 글입니다.">
            <p>목록에서 다시 찾아보세요.</p>
          </EmptyState>
        ) : article ? (
          <ArticleBody
            article={isAttachment ? { ...article, files: article.files.filter(isAttachment) } : article}
            picture={picture?.(article)}
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
        {article && below?.(article)}
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
  picture: ReactNode;
  extra: ReactNode;
  onDownload: ((file: Attachment) => void) | undefined;
}

function ArticleBody({ article, details, above, picture, extra, onDownload }: ArticleBodyProps) {
  const { title, summary, content, writer, regDate, viewCnt, imagePath, files, isMine, editedAt } = article;
  return (
    <article className={styles.article}>
      <PageFacts
        fact={{ kind: 'article', title, description: summary, writer, published: regDate, picture: imagePath }}
      />
      {above}
      <p className={styles.details}>
        {isMine && <Badge tone="info">내 글</Badge>}
        {[...details, writer].filter(Boolean).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
        <time dateTime={regDate}>{formatDateTime(regDate)}</time>
        {editedAt && <time dateTime={editedAt}>{formatDateTime(editedAt)} 고침</time>}
        {viewCnt !== null && <span>조회 {formatCount(viewCnt)}</span>}
      </p>
      {picture ?? (imagePath && <img className={styles.picture} src={pictureUrl(imagePath)} alt="" decoding="async" />)}
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
      <PrintedSource />
    </article>
  );
}
