import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import type { FailureDisplay } from './showFailure.ts';

/** Excludes background work, which shows no indicator. */
const FOREGROUND = { predicate: ({ meta }: { meta: FailureDisplay | undefined }) => !meta?.background };

/** True while the visitor waits for a request. */
export function useLoading(): boolean {
  const fetching = useIsFetching(FOREGROUND);
  const mutating = useIsMutating(FOREGROUND);
  return fetching + mutating > 0;
}

const UPLOADS = {
  predicate: ({ state }: { state: { variables: unknown } }) =>
    (state.variables as { file?: Blob } | undefined)?.file !== undefined,
};

/** True while a file is being uploaded. */
export const useUploading = (): boolean => useIsMutating(UPLOADS) > 0;
