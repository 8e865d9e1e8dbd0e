import type { Router } from '@portal/shared/router';

let resolveFrameReady: () => void = () => undefined;
/** Resolves when the frame has been drawn for the first time. */
export const frameReady = new Promise<void>((resolve) => {
  resolveFrameReady = resolve;
});

/** Called when the frame has been drawn for the first time: from then on dialogs can open. */
export function markFrameReady(): void {
  resolveFrameReady();
  // What else is done after the drawing may still fail, and React then draws the failure in the same task.
  setTimeout(() => (stands = true));
}

let stands = false;
/**
 * Whether the frame stands: drawn, and what it does right after that has not failed. Until then the page is as the
 * server has sent it.
 */
export const hasFrame = (): boolean => stands;

let drawnLocation: string | null = null;

/** Called when a location has been drawn, with its key. */
export const markDrawn = (key: string): void => {
  drawnLocation = key;
};

/** Whether a location is what is on the screen. */
export const hasDrawn = (key: string): boolean => drawnLocation === key;

/** Whether the page on the screen is being left: a navigation is under way, or has ended and is not drawn yet. */
export const isLeavingPage = ({ state: { navigation, location } }: Pick<Router, 'state'>): boolean =>
  navigation.state !== 'idle' || (drawnLocation !== null && drawnLocation !== location.key);

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
