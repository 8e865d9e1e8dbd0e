import type { Router } from '@portal/shared/router';

let markShown: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  markShown = resolve;
});

/** The frame has drawn for the first time: overlays can open. */
export const frameShown = () => markShown();

/** Runs when the frame stands and no navigation is under way, so that what it opens is not swept away by one. */
export async function whenSettled(router: Router): Promise<void> {
  await shown;
  if (router.state.initialized && router.state.navigation.state === 'idle') return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized || state.navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });
}
