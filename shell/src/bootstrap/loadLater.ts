import { loadFederation } from '@portal/platform/sections/loading/container';
import type { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import type { DrawAgain, Portal } from '@portal/platform/sections/ui/PortalContext';
import { fillSlots, loadHttp } from '@portal/shared/client';
import { hasSlot } from '@portal/shared/section';

const beginLater = (portal: Portal) =>
  import(/* webpackChunkName: "later" */ '../later/beginLater.ts').then((later) => later.beginLater(portal));

/** Code for leaving the document; in the same chunk as the work that runs besides the pages. */
export const loadLeaving = () => import(/* webpackChunkName: "later" */ '../routing/openNewDocument.ts');

/** Loads the code that shows insets on a section's page; without it the page is shown without them. */
export const loadSlots = async (registry: RegistryStore, path: string): Promise<void> => {
  if (!registry.insets.some(({ slot }) => hasSlot(path, slot))) return;
  await import(/* webpackChunkName: "slot" */ '@portal/platform/insets/Slot').then(
    ({ Slot }) => fillSlots(Slot),
    () => undefined,
  );
};

/**
 * Loads code that hydration does not need, but the visitor's next step does. A failed chunk is requested again when it
 * is needed.
 */
export function loadLater(portal: Portal): void {
  for (const load of [loadHttp, loadFederation, () => beginLater(portal)]) load().catch(() => undefined);
}

/** Watches for pages that never appear on the screen, if the chunk for it loads. */
export const watchDrawing = (portal: Portal, drawAgain: DrawAgain): Promise<void> =>
  import(/* webpackChunkName: "drawing" */ '../routing/watchDrawing.ts')
    .then((drawing) => drawing.watchDrawing(portal, drawAgain))
    .catch(() => undefined);
