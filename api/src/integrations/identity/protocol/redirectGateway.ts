import type { IdentityGateway, IdentityRequest, IdentityResult } from './identityGateway.ts';
import { readResult, RESULT_PATH, writeRequest } from './protocol.ts';

/** A gateway at a URL that only the browser talks to: `?request=` on the way there, `?result=` on the way back. */
export class RedirectGateway implements IdentityGateway {
  readonly #url: string;
  readonly #secret: string;
  readonly #origin: string;

  /** `origin` is the portal's origin, as browsers see it; empty for a gateway of the same origin. */
  constructor(url: string, secret: string, origin: string) {
    this.#url = url;
    this.#secret = secret;
    this.#origin = origin;
  }

  open(request: IdentityRequest): string {
    return `${this.#url}${this.#url.includes('?') ? '&' : '?'}request=${writeRequest(this.#secret, { ...request, returnUrl: this.#origin + RESULT_PATH })}`;
  }

  readResult(sealed: string): IdentityResult | null {
    return readResult(this.#secret, sealed);
  }
}
