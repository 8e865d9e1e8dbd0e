import type { AuthType } from '@portal/shared/contract/auth';

/** What the portal asks the gateway. */
export interface IdentityRequest {
  /** Ours; comes back in the result. */
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
      /** Digits; empty where the way of proving proves no phone. */
      userPhone: string;
    };

/** An identity-check gateway: a page of its own for the browser, which carries a signed result back. */
export interface IdentityGateway {
  /** The address of the gateway's page for this check. */
  open(request: IdentityRequest): string;
  /** Reads a result; null when the gateway did not make it. */
  readResult(sealed: string): IdentityResult | null;
}
