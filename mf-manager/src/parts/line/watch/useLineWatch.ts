import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { request } from '@portal/shared/client';
import { getMapLine } from '@portal/shared/contract/manager';
import type { Kind } from '../../kind/offering.ts';
import { followPage } from './followPage.ts';
import { LineWatch } from './LineWatch.ts';
import { lineOf } from './queuePosition.ts';

const watchOf = (kind: Kind, offeringNo: number) =>
  new LineWatch((since, signal) =>
    request(getMapLine, { ...lineOf(kind, offeringNo), ...(since && { since }) }, { signal, background: true }),
  );

/** The member's status in the queue of a course or exam, and the server's clock, while it is shown. */
export function useLineWatch(kind: Kind, offeringNo: number) {
  const watch = useMemo(() => watchOf(kind, offeringNo), [kind, offeringNo]);
  useEffect(() => followPage(watch), [watch]);
  return { watch, ...useSyncExternalStore(watch.subscribe, watch.read, watch.read) };
}
