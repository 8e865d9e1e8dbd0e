import { loadHttp } from '@portal/shared/client';
import { watchLinks } from '../ahead/watchLinks.ts';
import type { Portal } from '../sections/ui/PortalContext.ts';
import { traceCalls } from '../tracing/traceCalls.ts';

/** Begins what only the visitor's next step needs, in a file of its own. */
export function beginLater(portal: Portal): void {
  watchLinks(portal);
  // Without it there is no call to be traced.
  loadHttp().then(
    (http) => traceCalls(http, portal),
    () => undefined,
  );
}
