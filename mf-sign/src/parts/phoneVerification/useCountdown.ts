import { useEffect, useState } from 'react';

const secondsUntil = (deadline: number | null) =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Interval of the display, which reads the clock each time, so that a suspended timer causes no drift. */
const TICK_MS = 250;

/**
 * Whole seconds until a deadline, counting down to 0; 0 for null.
 * @param deadline milliseconds since 1970.
 */
export function useCountdown(deadline: number | null): number {
  const [, drawAgain] = useState<number | null>(null);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => {
      drawAgain(secondsUntil(deadline));
      if (Date.now() >= deadline) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  return secondsUntil(deadline);
}

/** `03:00` */
export const formatCountdown = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
