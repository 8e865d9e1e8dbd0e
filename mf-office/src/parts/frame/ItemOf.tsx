import type { ReactNode } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import { EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';

interface ItemOfProps<Entity> {
  /** The number that the address names. */
  no: number | null;
  query: ItemQuery<Entity>;
  children: (item: Entity) => ReactNode;
}

/** One thing of the office: without a number in the address, loading, failed, or there. */
export function ItemOf<Entity>({ no, query: { data, isLoading, error, retry }, children }: ItemOfProps<Entity>) {
  return (
    <>
      {no === null && <EmptyState title="번호가 없는 주소입니다. 목록에서 다시 골라 주세요." />}
      {isLoading && <Skeleton lines={8} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data !== undefined && children(data)}
    </>
  );
}
