import type { Connection } from '@portal/platform/ahead/lineOf';
import { watchLinks } from '@portal/platform/ahead/watchLinks';
import type { Portal } from '@portal/platform/sections/ui/PortalContext';
import { traceCalls } from '@portal/platform/tracing/traceCalls';
import { pairsInPage } from '@portal/platform/visits/pairsInPage';
import type { Measured } from '@portal/platform/vitals/vitalsReport';
import { loadHttp } from '@portal/shared/client';
import { watchOffline } from '../offline/watchOffline.ts';
import { ownRoutes } from '../routing/router.tsx';
import { askConsents } from '../session/askConsents.ts';
import { leaveForMember } from '../session/leaveForMember.ts';
import { watchUse } from '../session/watchUse.ts';
import { inIdleTime } from '../typeface/inIdleTime.ts';

const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Counts the visit while a canary is active. @returns a function that takes its vitals */
function hearVitals(portal: Portal): (measured: readonly Measured[]) => void {
  const pairs = pairsInPage();
  if (!pairs) return () => undefined;
  const loading = import(/* webpackChunkName: "visits" */ '@portal/platform/visits/countVisits');
  const hearing = loading.then(({ countVisits }) => countVisits(portal, pairs));
  // One visitor fewer is counted.
  hearing.catch(() => undefined);
  return (measured) =>
    void hearing.then(
      (hear) => hear(measured),
      () => undefined,
    );
}

const reportVitals = (portal: Portal, hear: (measured: readonly Measured[]) => void) =>
  import(/* webpackChunkName: "vitals" */ '@portal/platform/vitals/reportVitals').then(
    (vitals) => vitals.reportVitals(portal, hear),
    // One visit fewer is measured.
    () => undefined,
  );

/** Starts the work that runs besides the pages once the first one is usable, in a chunk of its own. */
export function beginLater(portal: Portal): void {
  watchLinks(portal, ownRoutes);
  askConsents(portal.router);
  leaveForMember(portal.router, () => portal.sections.registry.sections);
  watchUse();
  watchOffline(portal);
  // Without it there are no calls to be traced.
  loadHttp().then(
    (http) => traceCalls(http, portal),
    () => undefined,
  );
  const hear = hearVitals(portal);
  if (savesData()) return;
  void inIdleTime([portal], () => void reportVitals(portal, hear));
}
