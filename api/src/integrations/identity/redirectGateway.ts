import type { IdentityGateway, IdentityRequest, IdentityResult } from './identityGateway.ts';
import { readResult, RESULT_PATH, writeRequest } from './protocol.ts';

/** A gateway at an address, met through the browser alone: `?request=` there, `?result=` back. */
export class RedirectGateway implements IdentityGateway {
  readonly #address: string;
  readonly #secret: string;
  readonly #origin: string;

  /** `origin` is the portal's, as browsers see it; empty for a gateway of the same origin. */
  constructor(address: string, secret: string, origin: string) {
    this.#address = address;
    this.#secret = secret;
    this.#origin = origin;
  }

  open(request: IdentityRequest): string {
    return `${this.#address}${this.#address.includes('?') ? '&' : '?'}request=${writeRequest(this.#secret, { ...request, returnUrl: this.#origin + RESULT_PATH })}`;
  }

  readResult(sealed: string): IdentityResult | null {
    return readResult(this.#secret, sealed);
  }
}
