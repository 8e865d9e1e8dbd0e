import type { AuthType } from '@portal/shared/contract/auth';

/** A check that the portal requests. */
export interface IdentityRequest {
  /** The portal's id of the check; comes back in the result. */
  identity: string;
  authType: AuthType;
}

/** What the gateway proved, or that it could not. */
export type IdentityResult =
  | { identity: string; proved: false }
  | {
      identity: string;
      proved: true;
      name: string;
      /** YYYYMMDD. */
      userBirth: string;
      /** Digits; empty for a way that does not prove the phone. */
      userPhone: string;
    };

/** An identity-check gateway: its own page for the browser, which carries a signed result back. */
export interface IdentityGateway {
  /** The URL of the gateway's page for this check. */
  open(request: IdentityRequest): string;
  /** Reads a result; null when it is not from the gateway. */
  readResult(sealed: string): IdentityResult | null;
}
