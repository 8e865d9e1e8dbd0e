import type { AuthType } from '@portal/shared/contract/auth';

/** A verification requested by the portal. */
export interface IdentityRequest {
  /** The portal's id of the verification, for querying its result. */
  identity: string;
  authType: AuthType;
  /** The portal's data about its request, returned with the result. */
  token: string;
}

/** A person as known to the service. */
export interface ProvedPerson {
  name: string;
  /** YYYYMMDD. */
  userBirth: string;
  /** Digits; empty if the service reports no phone. */
  userPhone: string;
  /** 연계정보: identifies this person at every association and shop. Null if the service reports none. */
  ci: string | null;
}

/** The service's result of a verification. */
export type IdentityAnswer =
  // Not started there, or not finished.
  | { state: 'ABSENT' }
  | { state: 'PENDING' }
  // Ended without a proof. The reason is for the log and contains no personal data.
  | { state: 'FAILED'; reason: string }
  | { state: 'PROVED'; customData: string; person: ProvedPerson };

/** A service that verifies a person's identity, with a page for the browser and a result for the portal's server. */
export interface IdentityService {
  /** The verification methods offered. */
  readonly ways: readonly AuthType[];
  /** Returns the browser's URL for this verification. */
  open(request: IdentityRequest): string;
  /**
   * Queries a verification.
   * @throws if the result is unknown: no response, an invalid one, or a rejected key
   */
  lookUp(identity: string): Promise<IdentityAnswer>;
}
