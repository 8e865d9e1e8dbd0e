import { useEffect, useEffectEvent } from 'react';
import { isNobodyThere } from './presence.ts';

/** Between two questions about what goes on while an employee watches. */
const AGAIN_MS = 4000;

/**
 * Asks again every few seconds while the page is looked at: not while it is hidden or nobody is there, at once when it
 * is seen again.
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
