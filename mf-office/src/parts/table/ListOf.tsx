import type { ReactNode } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import type { PageInfo } from '@portal/shared/contract';
import { EmptyState, ErrorState, Pager, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { PAGE_ROWS } from './usePage.ts';

interface ListOfProps<Row> {
  query: ItemQuery<{ list: Row[]; pageInfo: PageInfo }>;
  /** Text of an empty list. */
  empty: string;
  page: number;
  /** Rows per page, if the employee chooses it. */
  limit?: number;
  onPage: (page: number) => void;
  children: (rows: Row[]) => ReactNode;
}

/** One page of a list of the office: loading, failed, empty or the rows, with the page numbers below. */
export function ListOf<Row>({ query, empty, page, limit = PAGE_ROWS, onPage, children }: ListOfProps<Row>) {
  const { data, isLoading, error, retry } = query;
  return (
    <>
      <VisuallyHidden role="status">{data && `모두 ${data.pageInfo.totalRow}건`}</VisuallyHidden>
      {isLoading && <Skeleton lines={8} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data?.list.length === 0 && <EmptyState title={empty} />}
      {data && data.list.length > 0 && (
        <>
          {children(data.list)}
          <Pager page={page} totalRow={data.pageInfo.totalRow} rowPerPage={limit} onPage={onPage} />
        </>
      )}
    </>
  );
}
