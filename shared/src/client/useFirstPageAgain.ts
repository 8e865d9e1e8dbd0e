import { hashKey, useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from '@portal/shared/router';
import { FRESH_MS } from './provider.tsx';

const firstPage = <Page>({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/**
 * A cached list that is reached by a link or a filter and is not fresh any more begins with its first page again, which
 * costs one request. Reached by going back it stays as it was left, with all its pages.
 */
export function useFirstPageAgain(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const wentBack = useNavigationType() === 'POP';
  const hash = hashKey(queryKey);
  const begin = useEffectEvent(() => {
    const state = queryClient.getQueryState<InfiniteData<unknown>>(queryKey);
    if (wentBack || !state?.data || Date.now() - state.dataUpdatedAt < FRESH_MS) return;
    queryClient.setQueryData<InfiniteData<unknown>>(queryKey, firstPage(state.data));
    void queryClient.invalidateQueries({ queryKey, exact: true });
  });
  // A dialog also changes the history, so the way to a list counts only when the list appears.
  useEffect(() => begin(), [hash]);
}
