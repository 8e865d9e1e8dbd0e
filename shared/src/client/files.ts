import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CODES, type Call, type CallInput } from '../contract/index.ts';
import { CallError } from './callError.ts';
import { http } from './http.ts';
import { fileKey } from './keys.ts';

async function requestFile<C extends Call>(call: C, input: CallInput<C>, signal: AbortSignal): Promise<Blob> {
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

/** A URL of this page for a blob, for as long as it is shown. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>();
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setMade({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return made && made.blob === blob ? made.url : undefined;
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
  return { url: useObjectUrl(data), hasFailed: isError };
}
