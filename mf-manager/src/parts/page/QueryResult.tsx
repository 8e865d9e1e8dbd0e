import type { ReactNode } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';

const NOT_FOUND = 404;

/** The list that a page belongs to: where to go when there is nothing to show. */
export interface ListLink {
  label: string;
  to: string;
}

interface QueryResultProps<Entity> {
  query: ItemQuery<Entity>;
  list: ListLink;
  children: (entity: Entity) => ReactNode;
}

/** Shows an item when it has arrived; until then a skeleton, after a failure a way on. */
export function QueryResult<Entity>({ query, list, children }: QueryResultProps<Entity>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error?.code === NOT_FOUND) return <NotFoundState list={list} />;
  if (query.error) return <ErrorState message={query.error.message} onRetry={query.retry} />;
  return <LoadingItem />;
}

/** What stands where an item is still on its way. */
export const LoadingItem = () => (
  <div role="status" aria-label="불러오는 중">
    <Skeleton lines={8} height="2em" />
  </div>
);

/** The URL names something that does not exist or belongs to another member. */
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
      주소가 바뀌었거나 삭제된 내용일 수 있습니다. 목록에서 다시 선택해 주세요.
    </EmptyState>
  );
}
