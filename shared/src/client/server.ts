import { QueryClient } from '@tanstack/react-query';
import type { DehydratedQueries, ServerMeta } from './serverAnswers.ts';

// Further parts of the client for the shell's server; never loaded by a browser.

export { AS_GUEST } from './environment.ts';

/** Cache of one render. Without retries, since a visitor would wait for them. */
export const createServerQueryClient = ({ until }: Required<ServerMeta>): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false, meta: { until } } } });

/** Data received by a render. `isComplete` is false if a request failed or was not waited for. */
export function dehydrateQueries(queryClient: QueryClient): { answers: DehydratedQueries; isComplete: boolean } {
  const queries = queryClient.getQueryCache().getAll();
  // Queries that wait for a button press are in the cache too.
  const asked = queries.filter(({ state }) => state.status !== 'pending' || state.fetchStatus !== 'idle');
  const answered = asked.filter(({ state }) => state.status === 'success');
  return {
    answers: answered.map(({ queryKey, state }) => [queryKey, state.data]),
    isComplete: answered.length === asked.length,
  };
}
