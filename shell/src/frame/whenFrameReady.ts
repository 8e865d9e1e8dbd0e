import type { Router } from '@portal/shared/router';

let resolveFrameReady: () => void = () => undefined;
const frameReady = new Promise<void>((resolve) => {
  resolveFrameReady = resolve;
});

/** Called when the frame has been drawn for the first time: from then on dialogs can open. */
export const markFrameReady = (): void => resolveFrameReady();

/** Resolves when the frame is drawn and no navigation is under way, because a navigation would close an open dialog. */
export async function whenFrameReady(router: Router): Promise<void> {
  await frameReady;
  if (router.state.initialized && router.state.navigation.state === 'idle') return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized || state.navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });
}
