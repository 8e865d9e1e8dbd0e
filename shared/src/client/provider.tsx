import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from './callError.ts';

/** Cached data older than this is requested again when it is used. */
const FRESH_MS = 30_000;
/** Unused data is kept this long, so that going back finds a list as it was. */
const KEPT_MS = 10 * 60_000;
const QUIET_RETRIES = 1;

/** The cache of responses. The shell has one; a test creates its own. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => error instanceof CallError && error.code >= 502 && failures < QUIET_RETRIES,
      },
      mutations: { retry: false },
    },
  });

/** Provides the cache to the pages below. */
export function ClientProvider({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
