import { useCallback, useEffect, useRef, useState } from 'react';
import type { SectionError } from '../failures/SectionError.ts';

/** Returning to the tab retries, but not within this time after the failure: that could loop. */
const AUTOMATIC_RETRY_DELAY_MS = 5000;

/**
 * Retries on a press, when the browser is online again, and when the visitor returns to the tab.
 * @param retry resolves when the attempt has ended.
 */
export function useRetry(error: SectionError, retry: () => Promise<void>): { busy: boolean; again(): void } {
  const [busy, setBusy] = useState(false);
  const failedAt = useRef(0);
  const again = useCallback(() => {
    setBusy(true);
    void retry().finally(() => setBusy(false));
  }, [retry]);

  useEffect(() => {
    failedAt.current = Date.now();
  }, [error]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - failedAt.current > AUTOMATIC_RETRY_DELAY_MS) again();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [again]);

  return { busy, again };
}
