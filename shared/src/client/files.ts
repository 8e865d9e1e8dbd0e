import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { CODES, type Call, type CallInput } from '../contract/all/index.ts';
import { CallError } from './callError.ts';
import { fileKey } from './keys.ts';
import { loadHttp } from './loadHttp.ts';

async function requestFile<C extends Call>(call: C, input: CallInput<C>, signal: AbortSignal): Promise<Blob> {
  const http = await loadHttp();
  const answer = await http.request<unknown>({
    method: call.method,
    url: call.path,
    params: input,
    responseType: 'blob',
    signal,
  });
  if (answer.status === 200 && answer.data instanceof Blob) return answer.data;
  throw new CallError('http', answer.status, CODES.FAULT.message);
}

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
    queryFn: ({ signal }) => requestFile(call, input, signal),
    meta: { background: true },
    // A stored file never changes, and a large one is not kept for nobody.
    staleTime: Infinity,
    gcTime: 0,
  });
  const objectUrl = useMemo(() => objectUrlOf(data), [data]);
  return { url: useSyncExternalStore(objectUrl.subscribe, objectUrl.read, () => undefined), hasFailed: isError };
}
