import type { ReactNode } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';

const NOT_FOUND = 404;

/** List that a page belongs to, as a way out if there is nothing to show. */
export interface ListLink {
  label: string;
  to: string;
}

interface QueryResultProps<Entity> {
  query: ItemQuery<Entity>;
  list: ListLink;
  children: (entity: Entity) => ReactNode;
}

/** Shows a loaded item, a skeleton before, and after a failure a way out. */
export function QueryResult<Entity>({ query, list, children }: QueryResultProps<Entity>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error?.code === NOT_FOUND) return <NotFoundState list={list} />;
  if (query.error) return <ErrorState message={query.error.message} onRetry={query.retry} />;
  return <LoadingItem />;
}

/** Skeleton of an item. */
export const LoadingItem = () => (
  <div role="status" aria-label="불러오는 중">
    <Skeleton lines={8} height="2em" />
  </div>
);

/** Shown if the URL names something that does not exist or belongs to another member. */
export function NotFoundState({ list }: { list: ListLink }) {
  return (
    <EmptyState
      title="찾으시는 내용이 없습니다."
      action={
        <ButtonLink variant="secondary" to={list.to}>
          {list.label}
        </ButtonLink>
      }
    >
      주소가 바뀌었거나 삭제된 내용일 수 있습니다. 목록에서 다시 선택해주세요.
    </EmptyState>
  );
}
