import { QueryClient } from '@tanstack/react-query';
import type { DehydratedQueries, ServerMeta } from './serverAnswers.ts';

// What the shell's server needs of the client in addition; no browser loads it.

export { AS_GUEST } from './environment.ts';

/** The cache of one render. Nothing is asked twice: a visitor does not wait for that. */
export const createServerQueryClient = ({ until }: Required<ServerMeta>): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false, meta: { until } } } });

/** What a render has received, and whether that is all it asked for. */
export function dehydrateQueries(queryClient: QueryClient): { answers: DehydratedQueries; isComplete: boolean } {
  const queries = queryClient.getQueryCache().getAll();
  // Those that wait for a press have a place in the cache as well.
  const asked = queries.filter(({ state }) => state.status !== 'pending' || state.fetchStatus !== 'idle');
  const answered = asked.filter(({ state }) => state.status === 'success');
  return {
    answers: answered.map(({ queryKey, state }) => [queryKey, state.data]),
    isComplete: answered.length === asked.length,
  };
}
