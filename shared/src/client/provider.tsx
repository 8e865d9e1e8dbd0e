import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from './callError.ts';

/** A kept answer is asked for again when it is older and someone looks at it. */
const FRESH_MS = 30_000;
/** Lists that nobody looks at are kept this long, so that going back finds them as they were. */
const KEPT_MS = 10 * 60_000;
const QUIET_RETRIES = 1;

/** The cache of responses; the shell has one, a test makes its own. */
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

/** Gives the pages below it the cache they read from. */
export function ClientProvider({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
