import { useLayoutEffect } from 'react';

/** Number of open native dialogs; dialogs of the kit lock the page themselves in the same way. */
let open = 0;

/**
 * Prevents scrolling of the page by wheel, touch and keys while a native dialog is open, which makes the page inert but
 * not fixed. Scripts can still scroll it. Reserves the width of a hidden scroll bar.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    // Set on the body, from which the viewport takes it: on the root, the body would become a separate scroll
    // container.
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
