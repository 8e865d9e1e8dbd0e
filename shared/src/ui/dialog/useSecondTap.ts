import { useState, type MouseEvent } from 'react';

/** A second tap within this time belongs to the first one (specification §9). */
export const DOUBLE_TAP_MS = 300;

/**
 * For a dialog that has just opened: the second tap of the double tap that opened it lands on the dialog, and must
 * neither close it nor press a button of it.
 */
export function useSecondTap() {
  const [openedAt] = useState(() => performance.now());
  /** Whether a press comes so early that it can only be that second tap. */
  const isTooEarly = () => performance.now() - openedAt < DOUBLE_TAP_MS;
  /** The browser counts the clicks at one place; a press of the keyboard has the count 0. */
  const ignoreSecondTap = (event: MouseEvent) => {
    if (event.detail < 2 || !isTooEarly()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { isTooEarly, ignoreSecondTap };
}
