/** What failed is left to browsers for this long. */
export const COOLDOWN_MS = 15_000;
/** When so many addresses of a build are open at once, the build is at fault, or the API: all of it is. */
const MAX_OPEN_ADDRESSES = 3;

/**
 * Opens for what failed a moment ago: it is left to browsers for a while. One article whose page throws is left to them
 * by itself; the other pages of its build go on.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  readonly #builds = new Map<string, number>();
  /** By build and address. */
  readonly #addresses = new Map<string, Map<string, number>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  isOpen(build: string, address: string): boolean {
    const now = this.#now();
    return (this.#builds.get(build) ?? 0) > now || (this.#addresses.get(build)?.get(address) ?? 0) > now;
  }

  /** @returns whether it is open for the whole build now. */
  open(build: string, address: string, isOfBuild: boolean): boolean {
    this.#forgetEnded();
    const until = this.#now() + COOLDOWN_MS;
    const addresses = this.#addresses.get(build) ?? new Map<string, number>();
    addresses.set(address, until);
    if (!isOfBuild && addresses.size < MAX_OPEN_ADDRESSES) {
      this.#addresses.set(build, addresses);
      return false;
    }
    this.#addresses.delete(build);
    this.#builds.set(build, until);
    return true;
  }

  #forgetEnded(): void {
    const now = this.#now();
    for (const [build, until] of this.#builds) if (until <= now) this.#builds.delete(build);
    for (const [build, addresses] of this.#addresses) {
      for (const [address, until] of addresses) if (until <= now) addresses.delete(address);
      if (addresses.size === 0) this.#addresses.delete(build);
    }
  }
}
