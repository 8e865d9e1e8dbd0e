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

/** Cached data older than this is requested again when it is used. */
export const FRESH_MS = 30_000;
/** Unused data is kept this long, so that going back finds a list as it was. */
const KEPT_MS = 10 * 60_000;
/** Reading is tried again after 1 s and 2 s while the API restarts: no alert over data that then arrives. */
const MAX_RETRIES = 2;
const BAD_GATEWAY = 502;

/**
 * The cache of responses. The shell has one; a test creates its own. Nothing waits for the browser to be online:
 * offline every attempt fails at once and says so, and nothing is sent later, when the visitor may be elsewhere.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      // The next page of a list is asked for by the visitor, wherever the list is.
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
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        // What could not be read offline is read when the line is back; nothing else is.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (failures, error) => error instanceof CallError && error.code >= BAD_GATEWAY && failures < MAX_RETRIES,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** Provides the cache to the pages below. */
export function ClientProvider({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
