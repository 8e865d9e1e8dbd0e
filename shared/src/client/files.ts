import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Call, CallInput } from '../contract/all/index.ts';
import { fileKey } from './keys.ts';
import { exchangeFile } from './send.ts';

/** A stored file for an `<img>`. */
export interface FileQuery {
  /** An object URL of this page; undefined until the file has been loaded. */
  url: string | undefined;
  hasFailed: boolean;
}

/** A URL of this page for a blob, for as long as somebody shows it. */
function objectUrlOf(blob: Blob | undefined) {
  let url: string | undefined;
  return {
    subscribe() {
      url = blob && URL.createObjectURL(blob);
      return () => {
        if (url) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
    read: () => url,
  };
}

/**
 * Reads a stored file that only its owner may read: `useFile(downloadFile, { path })`. The browser's own request for
 * an `<img>` has no token, so it would be refused.
 */
export function useFile<C extends Call>(call: C, input: CallInput<C>): FileQuery {
  const { data, isError } = useQuery({
    queryKey: fileKey(call, input),
    queryFn: ({ signal }) => exchangeFile(call, input, { signal }),
    meta: { background: true },
    // A stored file never changes, and a large one is not kept for nobody.
    staleTime: Infinity,
    gcTime: 0,
  });
  const objectUrl = useMemo(() => objectUrlOf(data), [data]);
  return { url: useSyncExternalStore(objectUrl.subscribe, objectUrl.read, () => undefined), hasFailed: isError };
}

/**
 * Reads a file that only its owner may read, when the visitor asks for it: `useFetchFile(downloadSlip)`. The caller
 * shows failures itself.
 */
export function useFetchFile<C extends Call>(call: C) {
  const { mutateAsync, isPending } = useMutation({
    meta: { quiet: true },
    mutationFn: (input: CallInput<C>) => exchangeFile(call, input),
  });
  return {
    /** @throws CallError */
    fetchFile: mutateAsync,
    isPending,
  };
}
