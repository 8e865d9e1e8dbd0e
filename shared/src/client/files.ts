import { useEffect, useState } from 'react';
import { CODES, type Call, type CallInput } from '../contract/index.ts';
import { CallError } from './callError.ts';
import { http } from './http.ts';

async function requestFile<C extends Call>(call: C, input: CallInput<C>, signal: AbortSignal): Promise<Blob> {
  const answer = await http.request<unknown>({
    method: call.method,
    url: call.path,
    params: input,
    responseType: 'blob',
    background: true,
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

const WAITING: FileQuery = { url: undefined, hasFailed: false };

/**
 * Reads a stored file that only its owner may read: `useFile(downloadFile, { path })`. The browser's own request for
 * an `<img>` has no token, so it would be refused.
 */
export function useFile<C extends Call>(call: C, input: CallInput<C>): FileQuery {
  const key = JSON.stringify(input);
  const [found, setFound] = useState({ key: '', query: WAITING });
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;
    requestFile(call, JSON.parse(key) as CallInput<C>, leaving.signal).then(
      (file) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(file);
        setFound({ key, query: { url: url, hasFailed: false } });
      },
      () => {
        if (!leaving.signal.aborted) setFound({ key, query: { url: undefined, hasFailed: true } });
      },
    );
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [call, key]);
  return found.key === key ? found.query : WAITING;
}
