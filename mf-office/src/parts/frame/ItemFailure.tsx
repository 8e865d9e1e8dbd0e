import type { ItemQuery } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { EmptyState, ErrorState } from '@portal/shared/ui';

/** Error of an office item. A missing item is not reported as a connection error. */
export const ItemFailure = ({ query: { error, retry } }: { query: Omit<ItemQuery<unknown>, 'data'> }) =>
  error &&
  (error.code === NUMBERS.NOT_FOUND ? (
    <EmptyState title="찾으시는 내용이 없습니다.">
      <p>주소가 바뀌었거나 없어진 내용일 수 있습니다. 목록에서 다시 골라주세요.</p>
    </EmptyState>
  ) : (
    <ErrorState message={error.message} onRetry={retry} />
  ));
