import type { Router } from '@portal/shared/router';
import { overlays, type OverlayHash } from './stack.ts';

/**
 * Keeps the browser's history and the overlay stack in step: opening one adds an entry whose hash is #m or
 * #ma and whose state says how many overlays are open there; going back closes those above.
 */
let router: Router | null = null;

/** History moves are asynchronous; one runs after the other. */
let running: Promise<unknown> = Promise.resolve();
const inTurn = <Value>(move: () => Promise<Value>): Promise<Value> => {
  const next = running.then(move, move);
  running = next.catch(() => undefined);
  return next;
};

const isOverlayHash = (hash: string) => hash === '#m' || hash === '#ma';

/** How many overlays are open at a history entry. */
function depthOf(location: { state: unknown; hash: string }): number {
  if (!isOverlayHash(location.hash)) return 0;
  const state = location.state as { overlays?: unknown } | null;
  return typeof state?.overlays === 'number' ? state.overlays : 0;
}

/** The current depth of the history. */
const currentDepth = () => (router ? depthOf(router.state.location) : 0);

/** The path of the page below the overlays; empty where there is no router. */
export const currentPath = () => router?.state.location.pathname ?? '';

const settled = (active: Router) =>
  new Promise<void>((resolve) => {
    const stop = active.subscribe((state) => {
      if (state.navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });

/** Adds the entry of an overlay that was just put on the stack; `entered` is called when it is added. */
export const pushEntry = (hash: OverlayHash, entered: () => void) =>
  inTurn(async () => {
    const active = router;
    if (!active) return;
    const { pathname, search } = active.state.location;
    entered();
    await active.navigate(
      { pathname, search, hash },
      { state: { overlays: currentDepth() + 1 }, preventScrollReset: true },
    );
  });

/** Goes back until the history has `depth` overlays; the listener below then removes the others from the stack. */
export const popTo = (depth: number) =>
  inTurn(async () => {
    const active = router;
    const steps = currentDepth() - depth;
    if (!active || steps <= 0) return;
    const moved = settled(active);
    await active.navigate(-steps);
    await moved;
  });

/**
 * Connects the overlays with the shell's router.
 * @param dismiss removes the overlays above a depth from the stack.
 * @returns the function that disconnects them.
 */
export function followHistory(active: Router, dismiss: (depth: number) => void): () => void {
  router = active;
  const check = () => {
    if (active.state.navigation.state !== 'idle') return;
    const { location } = active.state;
    const depth = depthOf(location);
    const open = overlays().filter((overlay) => overlay.entered).length;
    if (depth < open) dismiss(depth);
    // A reload, a bookmark or "forward" brings back a hash whose overlay is gone: only the page remains.
    if (isOverlayHash(location.hash) && (depth === 0 || depth > overlays().length)) {
      const { pathname, search } = location;
      void active.navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    }
  };
  const stop = active.subscribe(check);
  check();
  return () => {
    stop();
    if (router === active) router = null;
  };
}
