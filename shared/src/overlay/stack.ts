import { atom, createStore } from 'jotai';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** `#m`: a dialog; `#ma`: an alert or confirm above it (specification §2). */
export type OverlayHash = '#m' | '#ma';

/** Duration of the closing animation (specification §4). */
export const CLOSE_DELAY_MS = 200;

/** Overlay on the stack. */
export interface Overlay {
  id: number;
  hash: OverlayHash;
  /** Renders it; `closing` is true during the closing delay. */
  render(closing: boolean): ReactNode;
  closing: boolean;
  /** True once its history entry exists; until then, history changes do not affect it. */
  entered: boolean;
  /** Closes it as dismissed; resolves when it has disappeared from screen and URL. */
  close(): Promise<void>;
  /** Resolves the promise of its opener, with undefined if dismissed. */
  settle(): void;
}

/** Store of the overlays, outside any component so that plain code can open one. */
export const overlayStore = createStore();
/** Open overlays from bottom to top. */
export const overlaysAtom = atom<readonly Overlay[]>([]);

export const overlays = () => overlayStore.get(overlaysAtom);

const change = (next: (stack: readonly Overlay[]) => readonly Overlay[]) => overlayStore.set(overlaysAtom, next);
const mark = (id: number, changes: Partial<Pick<Overlay, 'closing' | 'entered'>>) =>
  change((stack) => stack.map((overlay) => (overlay.id === id ? { ...overlay, ...changes } : overlay)));

/** Rendered in a transition: a dialog may be a whole form, and must not delay the response to the press. */
export const pushOverlay = (overlay: Overlay) => startTransition(() => change((stack) => [...stack, overlay]));

/** In a transition too: otherwise the pending overlay would be rendered synchronously. */
export const markEntered = (id: number) => startTransition(() => mark(id, { entered: true }));

export const markClosing = (id: number) => mark(id, { closing: true });

/** Rendered with React's current work, for use in an effect, where a synchronous render is not possible. */
export const dropOverlay = (id: number) => change((stack) => stack.filter((overlay) => overlay.id !== id));

/** Rendered synchronously: the opener's next action, such as focusing a field, needs an active page. */
export const removeOverlay = (id: number) => flushSync(() => dropOverlay(id));
