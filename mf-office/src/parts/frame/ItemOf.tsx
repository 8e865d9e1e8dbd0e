import type { ReactNode } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import { EmptyState, Skeleton } from '@portal/shared/ui';
import { ItemFailure } from './ItemFailure.tsx';

interface ItemOfProps<Entity> {
  /** Number in the address. */
  no: number | null;
  query: ItemQuery<Entity>;
  children: (item: Entity) => ReactNode;
}

/** An item of the office: no number in the address, loading, failed, or loaded. */
export function ItemOf<Entity>({ no, query, children }: ItemOfProps<Entity>) {
  const { data, isLoading } = query;
  return (
    <>
      {no === null && <EmptyState title="번호가 없는 주소입니다. 목록에서 다시 골라주세요." />}
      {isLoading && <Skeleton lines={8} />}
      <ItemFailure query={query} />
      {data !== undefined && children(data)}
    </>
  );
}
