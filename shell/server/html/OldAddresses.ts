import { LRUCache } from 'lru-cache';
import { findOldAddress, MAX_ADDRESS } from '@portal/shared/contract/oldAddress';
import type { AskApi } from '../discovery/askApi.ts';

/** Answers are cached for a minute, those of the newest addresses. */
const FRESH_MS = 60_000;
const MAX_CACHED = 1000;
/** Lookups in a minute: robots try addresses without end. */
const MAX_LOOKUPS = 300;
const WINDOW_MS = 60_000;
/** The API is not asked again for this long after a failure. */
const COOLDOWN_MS = 10_000;

/** Files of builds and of the API, which have never had another address. */
const OWN_FILES = /^\/(?:assets|remotes|files|api|smart-user|\.well-known)(?:\/|$)/;

/** Pages of the addresses of the association's former site, by the API. A lookup never fails: it finds nothing. */
export class OldAddresses {
  readonly #ask: AskApi;
  readonly #report: (problem: string) => void;
  readonly #now: () => number;
  readonly #targets: LRUCache<string, Promise<string | null>>;
  #window = { until: 0, lookups: 0 };
  #closedUntil = 0;

  constructor(ask: AskApi, report: (problem: string) => void, now: () => number = Date.now) {
    this.#ask = ask;
    this.#report = report;
    this.#now = now;
    this.#targets = new LRUCache({ max: MAX_CACHED, ttl: FRESH_MS, perf: { now } });
  }

  /** The path and query of the page of an address that the portal does not have; null if there is none. */
  async pageOf(address: string): Promise<string | null> {
    if (address.length > MAX_ADDRESS || OWN_FILES.test(address)) return null;
    const known = this.#targets.get(address);
    if (known) return known;
    if (!this.#mayAsk()) return null;
    const target = this.#ask(findOldAddress, { url: address }).then(
      // A header has no other characters.
      (answer) => answer.target?.replace(/[^!-~]+/g, encodeURIComponent) ?? null,
      (error: unknown) => {
        this.#targets.delete(address);
        this.#closedUntil = this.#now() + COOLDOWN_MS;
        this.#report(`old addresses are not looked up: ${String(error)}`);
        return null;
      },
    );
    this.#targets.set(address, target);
    return target;
  }

  #mayAsk(): boolean {
    const now = this.#now();
    if (now < this.#closedUntil) return false;
    if (now >= this.#window.until) this.#window = { until: now + WINDOW_MS, lookups: 0 };
    this.#window.lookups += 1;
    return this.#window.lookups <= MAX_LOOKUPS;
  }
}
