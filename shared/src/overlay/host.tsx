import { useAtomValue } from 'jotai';
import { Fragment, useEffect } from 'react';
import type { Router } from '@portal/shared/router';
import { followHistory } from './history.ts';
import { dismissAbove } from './open.ts';
import { overlaysAtom, overlayStore } from './stack.ts';

/** Draws every open overlay, the newest on top. The shell renders it once, inside its router's root route. */
export function OverlayHost({ router }: { router: Router }) {
  useEffect(() => followHistory(router, dismissAbove), [router]);
  const stack = useAtomValue(overlaysAtom, { store: overlayStore });
  return stack.map((overlay) => <Fragment key={overlay.id}>{overlay.render(overlay.closing)}</Fragment>);
}
