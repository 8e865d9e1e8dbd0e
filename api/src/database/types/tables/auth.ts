import type { Generated } from 'kysely';
import type { IdentityPurpose } from '@portal/shared/contract/auth';

/** A verification code that was sent; only the newest of a browser and a phone is valid. */
interface VerificationCodeTable {
  code_no: Generated<number>;
  /** SHA-256 of the browser's id. */
  browser_hash: Buffer;
  name: string;
  user_phone: string;
  /** Keyed hash of the code. */
  code_hash: Buffer;
  attempts: Generated<number>;
  sent_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

/** A phone that was verified in a browser; consumed when it changes an account. */
interface VerifiedPhoneTable {
  verified_no: Generated<number>;
  browser_hash: Buffer;
  name: string;
  user_phone: string;
  verified_at: Date;
  consumed_at: Generated<Date | null>;
}

/** An identity check at the service. */
interface IdentityCheckTable {
  identity: string;
  browser_hash: Buffer;
  auth_type: 1 | 2 | 3;
  return_path: string;
  /** Purpose of the check; null for older clients, which do not send it. */
  purpose: Generated<IdentityPurpose | null>;
  /** SHA-256 of the visit in which the browser came back; null before. */
  visit_hash: Generated<string | null>;
  status: Generated<'PENDING' | 'VERIFIED' | 'FAILED'>;
  name: Generated<string>;
  user_birth: Generated<string>;
  user_phone: Generated<string>;
  /** CI of the person; null until verified, and if the service returns none. */
  ci_sealed: Generated<Buffer | null>;
  started_at: Date;
  expires_at: Date;
}

export interface AuthTables {
  verification_code: VerificationCodeTable;
  verified_phone: VerifiedPhoneTable;
  identity_check: IdentityCheckTable;
}
