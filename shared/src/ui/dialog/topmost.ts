import { useLayoutEffect, type RefObject } from 'react';

/**
 * Which dialog is on top, asked of the page itself: the shell and each section carry a copy of Radix of their own, and
 * what one copy knows of its dialogs the others do not. Without this a press on the shell's question would close the
 * section's form below it, and both would fight for the focus.
 */
const openDialogs = () => [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')];

/** Whether no other dialog lies above this one. Later ones stand later in the page. */
export const isTopmost = (dialog: HTMLElement | null): boolean => dialog !== null && openDialogs().at(-1) === dialog;

/** Makes the dialogs below inert for as long as this one is open. */
export function useTopmost(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = dialog.current;
    const below = openDialogs().filter((other) => other !== own && !other.hasAttribute('inert'));
    for (const other of below) other.setAttribute('inert', '');
    return () => {
      for (const other of below) other.removeAttribute('inert');
    };
  }, [dialog]);
}
