import { startTransition, Suspense } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { DrawAgain, Portal } from '@portal/platform/sections/ui/PortalContext';
import { PortalProgram } from './PortalProgram.tsx';

interface DrawOptions {
  reports: RootOptions;
  /** Prepares the page for hydration; null if there is nothing to hydrate. */
  beforeHydration: (() => void) | null;
  onRecoverableError: RootOptions['onRecoverableError'];
}

/** The program; until its page can be drawn for the first time, the frame with a skeleton. */
const whole = (portal: Portal, key = 0) => (
  <Suspense key={key} fallback={<PortalProgram portal={{ ...portal, isStandIn: true }} />}>
    <PortalProgram portal={portal} />
  </Suspense>
);

/** Renders the program for the first time. */
export function drawProgram(
  element: HTMLElement,
  portal: Portal,
  { reports, beforeHydration, onRecoverableError }: DrawOptions,
): DrawAgain {
  let root: Root | undefined;
  // A transition is rendered in slices of a few ms; otherwise the whole first page would be one task.
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
