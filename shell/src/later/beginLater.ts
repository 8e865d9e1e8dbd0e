import { loadHttp } from '@portal/shared/client';
import { watchLinks } from '../ahead/watchLinks.ts';
import type { Portal } from '../sections/ui/PortalContext.ts';
import { traceCalls } from '../tracing/traceCalls.ts';
import { pairsInPage } from '../visits/pairsInPage.ts';

/** Begins what goes on beside the pages, from when the first one can be used, in a file of its own. */
export function beginLater(portal: Portal): void {
  watchLinks(portal);
  // Without it there is no call to be traced.
  loadHttp().then(
    (http) => traceCalls(http, portal),
    () => undefined,
  );
  const pairs = pairsInPage();
  if (!pairs) return;
  const loading = import(/* webpackChunkName: "visits" */ '../visits/countVisits.ts');
  // One visitor less is counted.
  void loading.then(({ countVisits }) => countVisits(portal, pairs)).catch(() => undefined);
}
