import type { ReactNode } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import { ErrorState, Skeleton } from '@portal/shared/ui';
import { Missing } from './Missing.tsx';

const NOT_FOUND = 404;

interface LoadedProps<Entity> {
  query: ItemQuery<Entity>;
  /** Where to go when there is no such thing. */
  list: { label: string; to: string };
  children: (entity: Entity) => ReactNode;
}

/** Draws an item once it is there; before, its skeleton; after a failure, a way on. */
export function Loaded<Entity>({ query, list, children }: LoadedProps<Entity>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error?.code === NOT_FOUND) return <Missing list={list} />;
  if (query.error) return <ErrorState message={query.error.message} onRetry={query.retry} />;
  return (
    <div role="status" aria-label="불러오는 중">
      <Skeleton lines={8} height="2em" />
    </div>
  );
}
