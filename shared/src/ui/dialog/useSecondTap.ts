import { useState, type MouseEvent } from 'react';

/** Interval in which a second tap belongs to the first (specification §9). */
export const DOUBLE_TAP_MS = 300;

/**
 * For a dialog that has just opened: the second tap of the double tap that opened it hits the dialog, and must neither
 * close it nor press one of its buttons.
 */
export function useSecondTap() {
  const [openedAt] = useState(() => performance.now());
  /** True if a press is so early that it can only be that second tap. */
  const isTooEarly = () => performance.now() - openedAt < DOUBLE_TAP_MS;
  /** The browser counts clicks at the same place; a press by keyboard has the count 0. */
  const ignoreSecondTap = (event: MouseEvent) => {
    if (event.detail < 2 || !isTooEarly()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { isTooEarly, ignoreSecondTap };
}
