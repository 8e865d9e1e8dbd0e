import { useEffect, useEffectEvent } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import type { OfferingDetail } from '../kind/offering.ts';
import { placesFrom, SPREAD_MS } from '../line/watch/pauses.ts';

/** What opens later than this is not waited for: nobody keeps a page open for so long. */
const MAX_WAIT_MS = 24 * 60 * 60_000;

/**
 * Reads a course or an exam again when places in its line are given, and when applying begins, by the server's clock:
 * its page changes by itself, and asks nothing before.
 */
export function useOpening({ data, retry }: ItemQuery<OfferingDetail>): void {
  const read = useEffectEvent(retry);
  const opensAt = data?.status === 'UPCOMING' ? data.applyStartDate : undefined;
  const now = data?.now;
  useEffect(() => {
    if (opensAt === undefined || now === undefined) return;
    const [nowMs, placesMs] = [Date.parse(now), placesFrom(opensAt)];
    const untilMs = (nowMs < placesMs ? placesMs : Date.parse(opensAt)) - nowMs;
    if (untilMs > MAX_WAIT_MS) return;
    const timer = setTimeout(() => read(), untilMs + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [opensAt, now]);
}
