import { loadHttp } from '@portal/shared/client';
import { loadFederation } from '../sections/loading/container.ts';

/**
 * Loads what no page from the server needs to be hydrated, and the visitor's next step does. What does not come now is
 * asked for again when it is needed.
 */
export function loadLater(): void {
  for (const load of [loadHttp, loadFederation]) load().catch(() => undefined);
}
