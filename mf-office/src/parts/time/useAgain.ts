import { useEffect, useEffectEvent } from 'react';
import { isNobodyThere } from './presence.ts';

/** Polling interval. */
const AGAIN_MS = 4000;

/**
 * Polls every few seconds while the page is visible and the employee present, and at once when it becomes visible
 * again.
 */
export function useAgain(question: () => void): void {
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isNobodyThere()) question();
  });
  useEffect(() => {
    const again = () => ask();
    const timer = setInterval(again, AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
}
