import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Call, CallInput } from '../contract/all/index.ts';
import { fileAddress } from '../contract/base/download.ts';
import { fileKey } from './keys.ts';
import { exchange, exchangeFile } from './send.ts';

/** Stored file for an `<img>`. */
export interface FileQuery {
  /** Object URL of this page; undefined until loaded. */
  url: string | undefined;
  hasFailed: boolean;
}

/** Object URL of a blob, revoked when nobody subscribes. */
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
 * Reads a stored file that only its owner may read: `useFile(downloadFile, { path })`. The browser's own request for an
 * `<img>` has no token and would be refused.
 */
export function useFile<C extends Call>(call: C, input: CallInput<C>): FileQuery {
  const { data, isError } = useQuery({
    queryKey: fileKey(call, input),
    queryFn: ({ signal }) => exchangeFile(call, input, { signal }),
    meta: { background: true },
    // A stored file never changes, and a large one is not cached without a reader.
    staleTime: Infinity,
    gcTime: 0,
  });
  const objectUrl = useMemo(() => objectUrlOf(data), [data]);
  return { url: useSyncExternalStore(objectUrl.subscribe, objectUrl.read, () => undefined), hasFailed: isError };
}

/**
 * Returns functions that download a file that only its owner may read: `useFetchFile(downloadSlip)`. The caller shows
 * failures itself.
 */
export function useFetchFile<C extends Call>(call: C) {
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const file = useMutation({
    meta: { quiet: true },
    mutationFn: async (input: CallInput<C>) => {
      const { signal } = (running.current = new AbortController());
      setProgress(undefined);
      try {
        return await exchangeFile(call, input, { signal, onProgress: setProgress });
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
  });
  const address = useMutation({
    meta: { quiet: true },
    mutationFn: async (input: CallInput<C>) => {
      const query = new URLSearchParams(Object.entries(input as object).map(([name, value]) => [name, String(value)]));
      return (await exchange(fileAddress, { path: `${call.path}?${query.toString()}` })).entity.address;
    },
  });
  return {
    /** File; null if cancelled. @throws CallError */
    fetchFile: file.mutateAsync,
    /** Cancels `fetchFile`. */
    cancel: () => running.current?.abort(),
    /** Received share of the file, from 0 to 1; undefined until it is known. */
    progress,
    /** Address that opens the file for two minutes without the token. @throws CallError */
    fetchAddress: address.mutateAsync,
    isPending: file.isPending || address.isPending,
  };
}
