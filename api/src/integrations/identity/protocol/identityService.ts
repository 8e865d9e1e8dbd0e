import type { AuthType } from '@portal/shared/contract/auth';

/** A check that the portal requests. */
export interface IdentityRequest {
  /** The portal's id of the check, by which the service is asked for its result. */
  identity: string;
  authType: AuthType;
  /** What the portal says of its own request; the service gives it back with the result. */
  token: string;
}

/** A person as the service knows them. */
export interface ProvedPerson {
  name: string;
  /** YYYYMMDD. */
  userBirth: string;
  /** Digits; empty where the service tells no phone. */
  userPhone: string;
  /** 연계정보: the same for this person at every association and shop. Null where the service tells none. */
  ci: string | null;
}

/** What the service says of a check. */
export type IdentityAnswer =
  // Nobody began it there, or it is not over.
  | { state: 'ABSENT' }
  | { state: 'PENDING' }
  // It ended without a proof, or in a way that proves nothing; the reason is for the log and names nobody.
  | { state: 'FAILED'; reason: string }
  | { state: 'PROVED'; customData: string; person: ProvedPerson };

/** A service that proves who somebody is: it has a page for the browser, and tells the portal's server the result. */
export interface IdentityService {
  /** The ways to be proved that it offers. */
  readonly ways: readonly AuthType[];
  /** Address to which the browser is sent for this check. */
  open(request: IdentityRequest): string;
  /** How a check stands. @throws when nobody can say: no answer, an answer that is none, a key that is not accepted. */
  inquire(identity: string): Promise<IdentityAnswer>;
}
