import { hasFrame } from '../frame/whenFrameReady.ts';
import { copiesOf } from '../sections/ui/ReadablePage.ts';

declare global {
  interface Window {
    /** Says that the page can only be read, and a way out (`stayReadableScript.ts`). */
    stayReadable?(): void;
  }
}

/**
 * Keeps the page that the server has sent, which React takes over or away.
 * @returns a function that shows it again, by copies: its elements are those of a program that has failed.
 */
export function keepServedPage(root: HTMLElement): () => void {
  const copies = copiesOf(root);
  return () => {
    root.replaceChildren(...copies());
    window.stayReadable?.();
  };
}

/** Lets the page say that it can only be read when the portal's start fails before its frame stands. */
export const orStayReadable = (start: Promise<void>): Promise<void> =>
  start.catch((error: unknown) => {
    if (!hasFrame()) window.stayReadable?.();
    // Reported as what nobody has caught.
    throw error;
  });
