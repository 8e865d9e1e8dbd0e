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

const isIdle = ({ initialized, navigation }: Router['state']) => initialized && navigation.state === 'idle';

/** The current depth of the history. */
const currentDepth = () => (router ? depthOf(router.state.location) : 0);

/** The path of the page below the overlays; empty where there is no router. */
export const currentPath = () => router?.state.location.pathname ?? '';

/** Who opened an overlay before the host was drawn for the first time. */
let waiting: (() => void)[] = [];
const connected = () => (router ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)));

/** The next time that the router has nothing under way. */
const settled = (active: Router) =>
  new Promise<void>((resolve) => {
    const stop = active.subscribe((state) => {
      if (!isIdle(state)) return;
      stop();
      resolve();
    });
  });

/**
 * Adds the entry of an overlay that was just put on the stack. One that is opened before the host is drawn waits for
 * it. A message lets a navigation that is under way end first; a dialog is the visitor's newer wish and takes its
 * place.
 * @param enter is called when the entry is about to be added; false when the overlay is gone already.
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

/** How many overlays are open according to the stack. */
const enteredOverlays = () => overlays().filter((overlay) => overlay.entered).length;

/**
 * Connects the overlays with the shell's router, in an effect of what draws them. Those of a router before it, which
 * this one's history does not have, are dismissed.
 * @param dismiss removes the overlays above a depth from the stack; it is told whether that effect is under way.
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
    // A reload, "forward", or "back" from a page that was reached by a link in an overlay: the overlay is gone, so its
    // entry is passed over, and one more press of "back" leaves the page.
    if (depth > open) void goBack(() => currentDepth() - enteredOverlays());
    // A bookmark: nothing is below it.
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
