import type { MouseEvent } from 'react';

/**
 * Leads to a heading of the same page without a fragment in the address, which belongs to popups and would be a step to
 * go back. Before the page answers, and without scripts, the fragment of the link does.
 */
export function goToHeading(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView?.();
  heading.focus({ preventScroll: true });
}
