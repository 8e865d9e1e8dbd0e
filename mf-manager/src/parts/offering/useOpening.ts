import { useEffect, useEffectEvent } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import type { OfferingDetail } from '../kind/offering.ts';
import { placesFrom, SPREAD_MS } from '../line/watch/pauses.ts';

/** A later opening is not awaited: nobody leaves a page open for that time. */
const MAX_WAIT_MS = 24 * 60 * 60_000;

/**
 * Fetches an offering again when its queue opens, and when applications open, by the server's clock; sends no request
 * before.
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
