import type { Router } from '@portal/shared/router';

let resolveFrameReady: () => void = () => undefined;
/** Resolves when the frame has been drawn for the first time. */
export const frameReady = new Promise<void>((resolve) => {
  resolveFrameReady = resolve;
});

/** Must be called when the frame has been drawn for the first time: from then on dialogs can open. */
export function markFrameReady(): void {
  resolveFrameReady();
  // Later effects of the same render may still fail, and React then draws the failure in the same task.
  setTimeout(() => (stands = true));
}

let stands = false;
/** True once the frame was drawn and its effects have not failed. Until then the page is as the server has sent it. */
export const hasFrame = (): boolean => stands;

let drawnLocation: string | null = null;

/** Must be called when a location has been drawn, with its key. */
export const markDrawn = (key: string): void => {
  drawnLocation = key;
};

/** True if a location is on the screen. */
export const hasDrawn = (key: string): boolean => drawnLocation === key;

/** True if the page on the screen is being left: a navigation is running, or has ended and is not drawn yet. */
export const isLeavingPage = ({ state: { navigation, location } }: Pick<Router, 'state'>): boolean =>
  navigation.state !== 'idle' || (drawnLocation !== null && drawnLocation !== location.key);

/** Resolves when the frame is drawn and no navigation is running, since a navigation would close an open dialog. */
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
