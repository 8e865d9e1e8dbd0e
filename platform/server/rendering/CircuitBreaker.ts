/** Time for which the circuit stays open, and pages are left to browsers. */
export const COOLDOWN_MS = 15_000;
/**
 * With this many open addresses of a build at once, the build or the API is at fault, and the circuit opens for the
 * whole build.
 */
const MAX_OPEN_ADDRESSES = 3;

/**
 * Circuit breaker for renders: after a failure, browsers render for a while. It opens for a single address, so that an
 * article whose page throws does not affect the other pages of its build.
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

  /** @returns true if it is now open for the whole build. */
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
