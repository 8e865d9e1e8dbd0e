import { startTransition, Suspense } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { DrawAgain, Portal } from '../sections/ui/PortalContext.ts';
import { PortalProgram } from './PortalProgram.tsx';

interface DrawOptions {
  reports: RootOptions;
  /** Prepares what the page is hydrated with; null when nothing is there that could be. */
  beforeHydration: (() => void) | null;
  onRecoverableError: RootOptions['onRecoverableError'];
}

/** The program; while its page cannot be drawn for the first time, the frame with a skeleton in the page's place. */
const whole = (portal: Portal, key = 0) => (
  <Suspense key={key} fallback={<PortalProgram portal={{ ...portal, isStandIn: true }} />}>
    <PortalProgram portal={portal} />
  </Suspense>
);

/** Draws the program for the first time. */
export function drawProgram(
  element: HTMLElement,
  portal: Portal,
  { reports, beforeHydration, onRecoverableError }: DrawOptions,
): DrawAgain {
  let root: Root | undefined;
  // As a transition it is drawn in slices of a few ms; otherwise the whole first page is one task.
  startTransition(() => {
    if (!beforeHydration) {
      root = createRoot(element, reports);
      return root.render(whole(portal));
    }
    beforeHydration();
    root = hydrateRoot(element, <PortalProgram portal={portal} />, { ...reports, onRecoverableError });
  });
  let times = 0;
  return (undrawn) => {
    times += 1;
    root?.render(whole({ ...portal, undrawn }, times));
  };
}
