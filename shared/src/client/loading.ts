import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import type { FailureDisplay } from './showFailure.ts';

/** Work in the background shows no indicator. */
const FOREGROUND = { predicate: ({ meta }: { meta: FailureDisplay | undefined }) => !meta?.background };

/** Whether a request is under way that the visitor waits for. */
export function useLoading(): boolean {
  const fetching = useIsFetching(FOREGROUND);
  const mutating = useIsMutating(FOREGROUND);
  return fetching + mutating > 0;
}
