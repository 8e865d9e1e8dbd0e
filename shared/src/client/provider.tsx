import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from './callError.ts';
import type { ServerMeta } from './serverAnswers.ts';
import { showFailure, type FailureDisplay } from './showFailure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureDisplay & ServerMeta & Record<string, unknown>;
    mutationMeta: FailureDisplay & Record<string, unknown>;
  }
}

/** Age after which cached data is refetched on use. */
export const FRESH_MS = 30_000;
/** Retention of unused data, so that going back restores a list. */
const CACHED_MS = 10 * 60_000;
/** Retries of a read after 1 s and 2 s while the API restarts, so that no alert covers data that arrives after all. */
const MAX_RETRIES = 2;
const BAD_GATEWAY = 502;

/**
 * Cache of responses: one in the shell, a new one per test. Requests do not wait for the browser to be online: offline,
 * each attempt fails at once with a message, and nothing is sent later, when the visitor may be on another page.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      // The next page of a list is requested by the visitor, so that its failure is shown even for a background list.
      onError: (error, { meta, state }) =>
        showFailure(error, state.fetchMeta?.fetchMore ? { ...meta, background: false } : (meta ?? {})),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => showFailure(error, meta ?? {}),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        gcTime: CACHED_MS,
        refetchOnWindowFocus: false,
        // On reconnecting, only failed reads are repeated.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (failures, error) => error instanceof CallError && error.code >= BAD_GATEWAY && failures < MAX_RETRIES,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** Provides the cache to the component tree. */
export function ClientProvider({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
