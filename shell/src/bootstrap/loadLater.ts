import { loadHttp } from '@portal/shared/client';
import { loadFederation } from '../sections/loading/container.ts';
import type { DrawAgain, Portal } from '../sections/ui/PortalContext.ts';

const beginLater = (portal: Portal) =>
  import(/* webpackChunkName: "later" */ '../later/beginLater.ts').then((later) => later.beginLater(portal));

/** What a document is left with for another one; it comes with what goes on beside the pages. */
export const loadLeaving = () => import(/* webpackChunkName: "later" */ '../routing/openNewDocument.ts');

/**
 * Loads what no page from the server needs to be hydrated, and the visitor's next step does. What does not come now is
 * asked for again when it is needed.
 */
export function loadLater(portal: Portal): void {
  for (const load of [loadHttp, loadFederation, () => beginLater(portal)]) load().catch(() => undefined);
}

/** Notices pages that never come to the screen, as long as the file that does so comes. */
export const watchDrawing = (portal: Portal, drawAgain: DrawAgain): Promise<void> =>
  import(/* webpackChunkName: "drawing" */ '../routing/watchDrawing.ts')
    .then((drawing) => drawing.watchDrawing(portal, drawAgain))
    .catch(() => undefined);
