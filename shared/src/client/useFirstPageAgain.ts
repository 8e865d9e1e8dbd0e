import { hashKey, useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigationType } from '@portal/shared/router';
import { FRESH_MS } from './provider.tsx';

const firstPage = <Page>({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/**
 * Reloads a stale cached list from its first page, at the cost of one request, if it was reached by a link or a filter.
 * Reached by going back, it stays as it was, with all its pages.
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
  // A dialog changes the history too, so that only the navigation by which the list appeared counts.
  useEffect(() => begin(), [hash]);
}
