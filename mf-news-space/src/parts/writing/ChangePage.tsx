import type { ReactNode } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { ButtonLink, EmptyState, ErrorState, Page, Skeleton } from '@portal/shared/ui';
import type { Board, ViewedArticle } from '../articles/board.ts';

interface OwnPost extends ViewedArticle {
  isMine: boolean;
  hiddenReason?: string | undefined;
}

interface ChangePageProps<Post extends OwnPost> {
  board: Board;
  title: string;
  query: ItemQuery<Post>;
  /** Form of a post that the member may change. */
  children: (post: Post) => ReactNode;
}

/** Page for changing an own post; posts of others and hidden ones cannot be changed. */
export function ChangePage<Post extends OwnPost>({ board, title, query, children }: ChangePageProps<Post>) {
  const { data: post, error, retry } = query;
  if (post?.isMine && post.hiddenReason === undefined) return children(post);
  const isMissing = error?.code === NUMBERS.NOT_FOUND || post !== undefined;
  return (
    <Page title={title} width="text" breadcrumb={[{ label: board.menu }, { label: board.title, to: board.path }]}>
      {isMissing ? (
        <EmptyState title="고칠 수 있는 글이 아닙니다.">
          <p>직접 쓴 글만 고칠 수 있습니다. 지웠거나 협회가 숨긴 글은 고칠 수 없습니다.</p>
        </EmptyState>
      ) : error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <Skeleton lines={12} />
      )}
      {(isMissing || error) && (
        <p>
          <ButtonLink to={board.path} variant="secondary">
            목록
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
