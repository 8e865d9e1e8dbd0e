import { useLayoutEffect, type RefObject } from 'react';

/**
 * Which dialog is on top, read from the page itself: the shell and each section have their own copy of Radix, which
 * does not know the dialogs of the others. Without this, a press on the shell's confirm would close the section's form
 * below it, and both would fight for the focus.
 */
const openDialogs = () => [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')];

/** Whether no other dialog is above this one. Later ones come later in the page. */
export const isTopmost = (dialog: HTMLElement | null): boolean => dialog !== null && openDialogs().at(-1) === dialog;

/** Makes the dialogs below inert while this one is open. */
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
