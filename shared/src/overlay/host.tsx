import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Router } from '@portal/shared/router';
import { followHistory } from './history.ts';
import { alert } from './messages.tsx';
import { dismissAbove } from './open.ts';
import { reportOverlayError } from './reports.ts';
import { overlaysAtom, overlayStore, type Overlay } from './stack.ts';

const NOT_DRAWN = '화면을 표시하지 못했습니다. 잠시 후 다시 눌러주세요.';

/** Closes a dialog that threw an error, as if dismissed, and shows a message. */
async function giveUp(overlay: Overlay, error: unknown): Promise<void> {
  reportOverlayError(error);
  await overlay.close();
  // A message that failed to render is not followed by another.
  if (overlay.hash === '#m') await alert(NOT_DRAWN);
}

/**
 * Renders all open overlays, the newest on top. The shell renders it once, inside its router's root route. An overlay
 * that throws affects only itself, never the page below.
 */
export function OverlayHost({ router }: { router: Router }) {
  useEffect(() => followHistory(router, dismissAbove), [router]);
  const stack = useAtomValue(overlaysAtom, { store: overlayStore });
  return stack.map((overlay) => (
    <ErrorBoundary key={overlay.id} fallback={null} onError={(error) => void giveUp(overlay, error)}>
      <Suspense fallback={null}>{overlay.render(overlay.closing)}</Suspense>
    </ErrorBoundary>
  ));
}
