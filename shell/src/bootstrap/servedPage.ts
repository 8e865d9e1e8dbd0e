import { copiesOf } from '@portal/platform/sections/ui/ReadablePage';
import { hasFrame } from '../frame/whenFrameReady.ts';

declare global {
  interface Window {
    /** Shows that the page can only be read, and an alternative (`stayReadableScript.ts`). */
    stayReadable?(): void;
  }
}

/**
 * Saves the page sent by the server, before React takes over or removes it.
 * @returns a function that shows it again as copies: its elements belong to a failed program.
 */
export function keepServedPage(root: HTMLElement): () => void {
  const copies = copiesOf(root);
  return () => {
    root.replaceChildren(...copies());
    window.stayReadable?.();
  };
}

/** Shows that the page can only be read if the portal's start fails before its frame is drawn. */
export const orStayReadable = (start: Promise<void>): Promise<void> =>
  start.catch((error: unknown) => {
    if (!hasFrame()) window.stayReadable?.();
    // Rethrown to be reported as an uncaught error.
    throw error;
  });
