import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from './callError.ts';

/** A kept answer is asked for again when it is older and someone looks at it. */
const FRESH_MILLISECONDS = 30_000;
/** Lists that nobody looks at are kept this long, so that going back finds them as they were. */
const KEPT_MILLISECONDS = 10 * 60_000;
const QUIET_RETRIES = 1;

/** The cache of answers; the shell has one, a test makes its own. */
export const createAnswers = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        gcTime: KEPT_MILLISECONDS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => error instanceof CallError && error.code >= 502 && failures < QUIET_RETRIES,
      },
      mutations: { retry: false },
    },
  });

/** Gives the pages below it their cache of answers. */
export function ClientProvider({ answers, children }: { answers: QueryClient; children: ReactNode }) {
  return <QueryClientProvider client={answers}>{children}</QueryClientProvider>;
}
