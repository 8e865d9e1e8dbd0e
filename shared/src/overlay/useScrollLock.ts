import { useLayoutEffect } from 'react';

/** Dialogs of the browser's own that are open; those of the kit lock the page by themselves, in the same way. */
let open = 0;

/**
 * Keeps the page where it stands, for wheel, finger and keys, while a dialog of the browser's own is open: that makes
 * the page inert, and lets it scroll all the same. Programs can still scroll it. Where the scroll bar takes room, that
 * room is kept.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    // At the body, from which the window takes it: at the root it would make the body a scroll container of its own.
    const { style } = document.body;
    open += 1;
    if (open === 1) {
      const scrollBarWidth = window.innerWidth - document.documentElement.clientWidth;
      style.overflow = 'hidden';
      if (scrollBarWidth > 0) style.marginInlineEnd = `${scrollBarWidth}px`;
    }
    return () => {
      open -= 1;
      if (open > 0) return;
      style.overflow = '';
      style.marginInlineEnd = '';
    };
  }, []);
}
