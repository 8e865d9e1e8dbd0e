import type { MouseEvent } from 'react';

/**
 * Jumps to a heading of the same page without changing the URL: the fragment belongs to overlays, and a new history
 * entry would cost an extra step back. Before hydration, and without scripts, the link's fragment does the same.
 */
export function goToHeading(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView?.();
  heading.focus({ preventScroll: true });
}
