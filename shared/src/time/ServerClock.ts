/** Server time, counted from its answers on; the phone's clock is not used. */
export class ServerClock {
  #aheadMs: number | null = null;

  /**
   * Adjusts the clock to an answer. Answers arrive late, and a device that slept has counted too little, so the latest
   * of all estimates is the best.
   */
  note(now: string): void {
    const offsetMs = Date.parse(now) - performance.now();
    if (!Number.isNaN(offsetMs)) this.#aheadMs = Math.max(this.#aheadMs ?? -Infinity, offsetMs);
  }

  /** Milliseconds since 1970; null before the first answer. */
  now(): number | null {
    return this.#aheadMs === null ? null : this.#aheadMs + performance.now();
  }
}

/** Each build in the page has a copy of this module; all of them have the clock of the first. */
const CLOCK = Symbol.for('portal.serverClock');
const shared = globalThis as { [CLOCK]?: ServerClock };
const clock = (shared[CLOCK] ??= new ServerClock());

/** Header of the API's answers with its time. */
export const TIME_HEADER = 'server-time';

/** Adjusts the page's clock to the time in an answer of the API. */
export const noteServerTime = (now: string): void => clock.note(now);

/**
 * Server time, for everything that a date decides: a visitor's clock may be days off. The device's own time before the
 * API's first answer in this page. Durations within a page are measured by `performance.now` or `Date.now`.
 */
export const serverNow = (): Date => new Date(clock.now() ?? Date.now());
