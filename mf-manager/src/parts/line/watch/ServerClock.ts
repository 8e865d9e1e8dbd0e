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
