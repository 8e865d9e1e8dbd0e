import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../clock/durations.ts';
import type { Queries } from '../database/types/tables.ts';
import { findSessions, hashOfToken, type SessionLookup } from './session.ts';

const REMEMBERED_MS = MINUTE_MS;
/** About 30 MB; evicted sessions are looked up again. */
const MAX_REMEMBERED = 50_000;
/** Sessions looked up by one statement. */
const MAX_AT_ONCE = 200;

interface Asking {
  token: string;
  now: Date;
  resolve(lookup: SessionLookup): void;
  reject(error: unknown): void;
}

/**
 * Batches the session lookups of simultaneous calls: tokens that arrive during one lookup share the next. Reads may use
 * the cached lookups of the last minute.
 */
export class CrowdSessions {
  readonly #db: () => Queries;
  readonly #found = new LRUCache<string, { lookup: SessionLookup; foundAtMs: number }>({
    // By size, because `max` allocates its entries at once.
    maxSize: MAX_REMEMBERED,
    sizeCalculation: () => 1,
  });
  #asking: Asking[] = [];
  #isLooking = false;

  constructor(db: () => Queries) {
    this.#db = db;
  }

  /** Returns the current session. */
  find(token: string, now: Date): Promise<SessionLookup> {
    return new Promise((resolve, reject) => {
      this.#asking.push({ token, now, resolve, reject });
      if (!this.#isLooking) void this.#look();
    });
  }

  /** Returns the session, cached for a minute if it was live. */
  async findCached(token: string, now: Date): Promise<SessionLookup> {
    const key = hashOfToken(token).toString('base64');
    const known = this.#found.get(key);
    const ageMs = known ? now.getTime() - known.foundAtMs : REMEMBERED_MS;
    if (known && ageMs >= 0 && ageMs < REMEMBERED_MS) return known.lookup;
    const lookup = await this.find(token, now);
    if (lookup.state === 'live') this.#found.set(key, { lookup, foundAtMs: now.getTime() });
    else this.#found.delete(key);
    return lookup;
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#asking.length > 0) {
      const some = this.#asking.splice(0, MAX_AT_ONCE);
      try {
        const lookups = await findSessions(
          this.#db(),
          some.map(({ token }) => token),
          some[0]?.now ?? new Date(),
        );
        some.forEach(({ resolve }, index) => resolve(lookups[index] ?? { state: 'unknown' }));
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    this.#isLooking = false;
  }
}
