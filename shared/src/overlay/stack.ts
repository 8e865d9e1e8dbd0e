import { atom, createStore } from 'jotai';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** `#m` is a dialog, `#ma` an alert or confirm above it (specification §2). */
export type OverlayHash = '#m' | '#ma';

/** An overlay leaves the screen this long after it is closed, the time of its animation (specification §4). */
export const CLOSE_DELAY_MS = 200;

/** One overlay on the stack. */
export interface Overlay {
  id: number;
  hash: OverlayHash;
  /** Draws it; `closing` is true during the closing delay. */
  render(closing: boolean): ReactNode;
  closing: boolean;
  /** Whether its history entry exists; until then, changes of the history do not concern it. */
  entered: boolean;
  /** Closes it as if it had been dismissed; resolves when it has left the screen and the address. */
  close(): Promise<void>;
  /** Resolves the promise of its opener; with undefined when it was dismissed. */
  settle(): void;
}

/** The one store of the overlays, outside any component so that plain code can open one. */
export const overlayStore = createStore();
/** From the bottom to the top. */
export const overlaysAtom = atom<readonly Overlay[]>([]);

export const overlays = () => overlayStore.get(overlaysAtom);

const change = (next: (stack: readonly Overlay[]) => readonly Overlay[]) => overlayStore.set(overlaysAtom, next);
const mark = (id: number, changes: Partial<Pick<Overlay, 'closing' | 'entered'>>) =>
  change((stack) => stack.map((overlay) => (overlay.id === id ? { ...overlay, ...changes } : overlay)));

/** Drawn in slices: a dialog may be a whole form, and the press that opened it is answered before. */
export const pushOverlay = (overlay: Overlay) => startTransition(() => change((stack) => [...stack, overlay]));

/** Not before it is drawn: otherwise it would be drawn all at once. */
export const markEntered = (id: number) => startTransition(() => mark(id, { entered: true }));

export const markClosing = (id: number) => mark(id, { closing: true });

/** Drawn with whatever React is drawing already, as in an effect, where it cannot draw at once. */
export const dropOverlay = (id: number) => change((stack) => stack.filter((overlay) => overlay.id !== id));

/** Drawn at once: what its opener does next, focusing a field for instance, must find the page in use again. */
export const removeOverlay = (id: number) => flushSync(() => dropOverlay(id));
