import { fillSlots, loadHttp } from '@portal/shared/client';
import { hasSlot } from '@portal/shared/section';
import { loadFederation } from '../sections/loading/container.ts';
import type { RegistryStore } from '../sections/registry/RegistryStore.ts';
import type { DrawAgain, Portal } from '../sections/ui/PortalContext.ts';

const beginLater = (portal: Portal) =>
  import(/* webpackChunkName: "later" */ '../later/beginLater.ts').then((later) => later.beginLater(portal));

/** What a document is left with for another one; it comes with what goes on beside the pages. */
export const loadLeaving = () => import(/* webpackChunkName: "later" */ '../routing/openNewDocument.ts');

/** Loads what shows insets on a section's page; without it the page is shown without them. */
export const loadSlots = async (registry: RegistryStore, path: string): Promise<void> => {
  if (!registry.insets.some(({ slot }) => hasSlot(path, slot))) return;
  await import(/* webpackChunkName: "slot" */ '../insets/Slot.tsx').then(
    ({ Slot }) => fillSlots(Slot),
    () => undefined,
  );
};

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
