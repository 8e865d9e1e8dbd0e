import type { Router } from '@portal/shared/router';
import { overlays, type OverlayHash } from './stack.ts';

/**
 * Synchronizes the browser's history with the overlay stack. Opening an overlay adds an entry with the hash #m or #ma
 * and with the number of open overlays in its state; going back closes those above.
 */
let router: Router | null = null;

/** Queue of history changes, which are asynchronous and must not overlap. */
let running: Promise<unknown> = Promise.resolve();
const inTurn = <Value>(move: () => Promise<Value>): Promise<Value> => {
  const next = running.then(move, move);
  running = next.catch(() => undefined);
  return next;
};

const isOverlayHash = (hash: string) => hash === '#m' || hash === '#ma';

/** Number of open overlays at a history entry. */
function depthOf(location: { state: unknown; hash: string }): number {
  if (!isOverlayHash(location.hash)) return 0;
  const state = location.state as { overlays?: unknown } | null;
  return typeof state?.overlays === 'number' ? state.overlays : 0;
}

const isIdle = ({ initialized, navigation }: Router['state']) => initialized && navigation.state === 'idle';

/** Depth at the current history entry. */
const currentDepth = () => (router ? depthOf(router.state.location) : 0);

/** Path of the page below the overlays; empty without a router. */
export const currentPath = () => router?.state.location.pathname ?? '';

/** Overlays opened before the first render of the host. */
let waiting: (() => void)[] = [];
const connected = () => (router ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)));

/** Resolves when the router next becomes idle. */
const settled = (active: Router) =>
  new Promise<void>((resolve) => {
    const stop = active.subscribe((state) => {
      if (!isIdle(state)) return;
      stop();
      resolve();
    });
  });

/**
 * Adds the history entry of an overlay just pushed on the stack. Waits for the first render of the host. A message
 * waits for a navigation in progress; a dialog, being the visitor's newer request, interrupts it.
 * @param enter called just before the entry is added; returns false if the overlay is already closed.
 */
export async function pushEntry(hash: OverlayHash, enter: () => boolean): Promise<void> {
  await connected();
  await inTurn(async () => {
    const active = router;
    if (!active) return;
    if (!active.state.initialized || (hash === '#ma' && !isIdle(active.state))) await settled(active);
    if (!enter()) return;
    const { pathname, search } = active.state.location;
    await active.navigate(
      { pathname, search, hash },
      { state: { overlays: currentDepth() + 1 }, preventScrollReset: true },
    );
  });
}

const goBack = (stepsBack: () => number) =>
  inTurn(async () => {
    const active = router;
    const steps = stepsBack();
    if (!active || steps <= 0) return;
    const moved = settled(active);
    await active.navigate(-steps);
    await moved;
  });

/** Goes back until the history has `depth` overlays; the listener below then removes the others from the stack. */
export const popTo = (depth: number) => goBack(() => currentDepth() - depth);

/** Number of open overlays on the stack that have a history entry. */
const enteredOverlays = () => overlays().filter((overlay) => overlay.entered).length;

/**
 * Connects the overlays with the shell's router, in an effect of the host. Dismisses overlays of a previous router,
 * which this one's history lacks.
 * @param dismiss removes the overlays above a depth from the stack; its second argument is true during that effect.
 * @returns the function that disconnects them.
 */
export function followHistory(active: Router, dismiss: (depth: number, isDrawing: boolean) => void): () => void {
  router = active;
  const check = (isDrawing: boolean) => {
    if (!isIdle(active.state)) return;
    const { location } = active.state;
    const depth = depthOf(location);
    const open = enteredOverlays();
    if (depth < open) dismiss(depth, isDrawing);
    // After a reload, "forward", or "back" from a page reached by a link in an overlay, the overlay no longer exists.
    // Its entry is skipped, so that one more "back" leaves the page.
    if (depth > open) void goBack(() => currentDepth() - enteredOverlays());
    // A bookmark: there is no entry below.
    if (depth === 0 && isOverlayHash(location.hash)) {
      const { pathname, search } = location;
      void active.navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    }
  };
  const stop = active.subscribe(() => check(false));
  check(true);
  for (const proceed of waiting) proceed();
  waiting = [];
  return () => {
    stop();
    if (router === active) router = null;
  };
}
