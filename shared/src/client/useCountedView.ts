import { useEffect } from 'react';
import type { Call, CallInput } from '../contract/all/index.ts';
import { request } from './send.ts';

/**
 * Counts a view once an article is shown. Invisible to the visitor; a failed count is dropped.
 * @param input number of the article; null while none is shown.
 */
export function useCountedView<C extends Call>(call: C, input: CallInput<C> | null): void {
  const viewed = JSON.stringify(input);
  useEffect(() => {
    const shown = JSON.parse(viewed) as CallInput<C> | null;
    if (shown !== null) void request(call, shown, { background: true }).catch(() => undefined);
  }, [call, viewed]);
}
