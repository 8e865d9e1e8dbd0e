import { loadHttp } from '@portal/shared/client';
import { loadFederation } from '../sections/loading/container.ts';
import type { Portal } from '../sections/ui/PortalContext.ts';

const loadAhead = (portal: Portal) =>
  import(/* webpackChunkName: "ahead" */ '../ahead/watchLinks.ts').then(({ watchLinks }) => watchLinks(portal));

/**
 * Loads what no page from the server needs to be hydrated, and the visitor's next step does. What does not come now is
 * asked for again when it is needed.
 */
export function loadLater(portal: Portal): void {
  for (const load of [loadHttp, loadFederation, () => loadAhead(portal)]) load().catch(() => undefined);
}
