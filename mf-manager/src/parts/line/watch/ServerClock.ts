/** The time of the server, counted on from its answers: what the clock of a phone says is not asked. */
export class ServerClock {
  #aheadMs: number | null = null;

  /**
   * Takes the time of an answer. It was a moment later than it says, and a device that slept has counted too little: of
   * what the answers say, the latest is nearest.
   */
  note(now: string): void {
    const aheadMs = Date.parse(now) - performance.now();
    if (!Number.isNaN(aheadMs)) this.#aheadMs = Math.max(this.#aheadMs ?? -Infinity, aheadMs);
  }

  /** Milliseconds since 1970; null before the first answer. */
  now(): number | null {
    return this.#aheadMs === null ? null : this.#aheadMs + performance.now();
  }
}
