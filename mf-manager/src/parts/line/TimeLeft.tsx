import type { ServerClock } from '@portal/shared/time';
import { leftInWords } from './times.ts';
import { useServerNow } from './useServerNow.ts';

interface TimeLeftProps {
  until: string;
  clock: ServerClock;
  label: string;
}

/**
 * Time left until an instant, by the server's clock. A screen reader reads it on demand, and does not announce every
 * second.
 */
export const TimeLeft = ({ until, clock, label }: TimeLeftProps) => (
  <span role="timer" aria-label={label}>
    {leftInWords(until, useServerNow(clock))}
  </span>
);
