import type { CachedPage } from './PageCache.ts';

/** Milliseconds, as in Cache-Control (RFC 9111, RFC 5861): the stale ones begin after `maxAge`. */
interface Lifetime {
  maxAge: number;
  staleWhileRevalidate: number;
  /** After a render failed, as while the API or the section's process is down. */
  staleIfError: number;
}

/** Lifetime of a page that may change at any time, as when seats are taken. */
const CHANGING: Lifetime = { maxAge: 5000, staleWhileRevalidate: 55_000, staleIfError: 595_000 };
/** Lifetime of a page that this server invalidates when its content changes: until then only view counts age. */
const INVALIDATED: Lifetime = { maxAge: 30_000, staleWhileRevalidate: 570_000, staleIfError: 570_000 };

/** State of publishing: the number of changes, and whether this server is notified of them. */
export interface Publication {
  edition: number;
  isNotified: boolean;
}

/** Use of a cached page: as it is, while it is renewed, only if a render fails, or not at all. */
export type Freshness = 'fresh' | 'stale-while-revalidate' | 'stale-if-error' | 'expired';

export function freshnessOf(cached: CachedPage, now: number, { edition, isNotified }: Publication): Freshness {
  const { maxAge, staleWhileRevalidate, staleIfError } = cached.isNotified && isNotified ? INVALIDATED : CHANGING;
  const age = now - cached.at;
  if (age < maxAge && cached.edition === edition) return 'fresh';
  if (age < maxAge + staleWhileRevalidate) return 'stale-while-revalidate';
  return age < maxAge + staleIfError ? 'stale-if-error' : 'expired';
}
