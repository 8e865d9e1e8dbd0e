import { useMemo, type ReactNode } from 'react';
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
import { cleanHtml } from './cleanHtml.ts';
import { Neighbours } from './Neighbours.tsx';
import { useWayBack } from './place.ts';

interface ArticleViewPageProps<Entity extends ViewedArticle> {
  board: Board;
  /** null when the address carries none that could be an article. */
  no: number | null;
  query: ItemQuery<Entity>;
  /** What this board tells beside writer, moment and views. */
  facts?: (article: Entity) => readonly string[];
  /** Between the text and its files. */
  extra?: (article: Entity) => ReactNode;
  onDownload?: (file: Attachment) => void;
}

/** An article by itself: text, files, the ones before and after, and the way back to the list. */
export function ArticleViewPage<Entity extends ViewedArticle>({
  board,
  no,
  query,
  facts,
  extra,
  onDownload,
}: ArticleViewPageProps<Entity>) {
  const back = useWayBack(board.path);
  const { data: article, error, retry } = query;
  const unknown = no === null || (error?.is('NOT_FOUND') ?? false);
  const title = article?.title ?? (unknown ? '글을 찾을 수 없습니다' : board.title);
  return (
    <Page title={title} breadcrumb={[{ label: board.menu }, { label: board.title, to: board.path }]}>
      <div className={styles.root}>
        {unknown ? (
          <EmptyState title="삭제되었거나 주소가 잘못된 글입니다.">
            <p>목록에서 다시 찾아보세요.</p>
          </EmptyState>
        ) : article ? (
          <Read article={article} facts={facts?.(article) ?? []} extra={extra?.(article)} onDownload={onDownload} />
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

interface ReadProps {
  article: ViewedArticle;
  facts: readonly string[];
  extra: ReactNode;
  onDownload: ((file: Attachment) => void) | undefined;
}

function Read({ article, facts, extra, onDownload }: ReadProps) {
  const { content, writer, regDate, viewCnt, imagePath, files } = article;
  const html = useMemo(() => cleanHtml(content), [content]);
  return (
    <article className={styles.article}>
      <p className={styles.facts}>
        {[...facts, writer].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <time dateTime={regDate}>{formatDateTime(regDate)}</time>
        <span>조회 {formatCount(viewCnt)}</span>
      </p>
      {imagePath && <img className={styles.picture} src={pictureUrl(imagePath)} alt="" decoding="async" />}
      <Article html={html} />
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
