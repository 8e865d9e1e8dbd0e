import type { Generated, Selectable } from 'kysely';
import type { CorrectionKind, CorrectionProof, CorrectionStatus } from '@portal/shared/contract/user';

/** A member or an employee of the association. Withdrawal empties the identity columns. */
export interface MemberTable {
  member_no: Generated<number>;
  user_id: string | null;
  password_hash: string | null;
  name: string | null;
  /** Digits only. */
  user_phone: string | null;
  /** YYYYMMDD. */
  user_birth: string | null;
  email: string | null;
  post_code: string | null;
  user_address: string | null;
  user_address2: string | null;
  industry_type: 1 | 2 | 3 | null;
  lcns_no: string | null;
  bssh_nm: string | null;
  busn_type_nm: string | null;
  prsdnt_nm_secu: string | null;
  site_addr: string | null;
  /** Branch of the place of business, set by a trigger unless `branch_by_hand`. */
  branch_no: Generated<number | null>;
  branch_by_hand: Generated<boolean>;
  role: Generated<'member' | 'employee'>;
  status: Generated<'PENDING' | 'ACTIVE' | 'DORMANT' | 'LOCKED' | 'SUSPENDED' | 'WITHDRAWN'>;
  /** End of LOCKED. */
  locked_until: Date | null;
  agree_marketing_at: Date | null;
  joined_at: Generated<Date>;
  /** The last login, or release from dormancy. */
  last_login_at: Date | null;
  /** When the member was last reminded of the consent to marketing. */
  marketing_reminded_at: Generated<Date | null>;
  /** When the member was warned that the account becomes dormant. */
  dormancy_notice_at: Generated<Date | null>;
  dormant_at: Generated<Date | null>;
  withdrawn_at: Generated<Date | null>;
  /** When the member last replaced the phone. */
  phone_changed_at: Generated<Date | null>;
  /** Channels for the member's notices. */
  notice_by_sms: Generated<boolean>;
  notice_by_mail: Generated<boolean>;
  /** True if the member is reminded on the day before a course or exam. */
  notice_day_before: Generated<boolean>;
}

export type MemberRow = Selectable<MemberTable>;

/** CI (연계정보) of a member identified by the service: one account for each person. */
interface MemberCiTable {
  member_no: number;
  /** Keyed hash, used to find the account. */
  ci_hash: Buffer;
  ci_sealed: Buffer;
  learnt_at: Date;
}

/** A session: the token is stored hashed; one live row for each member and applicationId. */
interface SessionTable {
  session_no: Generated<number>;
  member_no: number;
  application_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  /** SHA-256 of the token that the current one replaced; null once the current one is used. */
  previous_token_hash: Generated<Buffer | null>;
  created_at: Date;
  /** When the current token was issued; null: with the session. */
  token_at: Generated<Date | null>;
  expires_at: Date;
  /** Browser in which an employee's link was used; null for members. */
  browser_hash: Generated<Buffer | null>;
  /** Newest proof of a second factor in this session. */
  factor_proved_at: Generated<Date | null>;
  /** Challenge for a passkey, in base64url; null once used. */
  factor_challenge: Generated<string | null>;
  factor_challenge_at: Generated<Date | null>;
  /** Device and browser in words; null for sessions before 0074. */
  device: Generated<string | null>;
  /** Last use, exact to minutes; null: as `created_at`. */
  used_at: Generated<Date | null>;
  /** Reason for its end; null while it is live. */
  ended: 'logout' | 'displaced' | 'expired' | 'gone' | null;
}

/** A browser in which a member has logged in by password or joined. */
interface KnownBrowserTable {
  member_no: number;
  /** SHA-256 of the browser's id. */
  browser_hash: Buffer;
  /** Last login. */
  used_at: Date;
}

/** A second factor of an employee: an authenticator app (TOTP) or a passkey. */
interface SecondFactorTable {
  factor_no: number;
  member_no: number;
  /** The employee's name for it. */
  label: string;
  /** Secret of an app; `StoredPasskey` as JSON. */
  secret_sealed: Buffer;
  kind: Generated<'app' | 'passkey'>;
  /** Signatures of a passkey by its own count. */
  sign_count: Generated<number | null>;
  /** Newest time step of which a code was accepted; its code and earlier ones are refused. */
  last_step: number | null;
  created_at: Date;
  /** Null until its first code was entered. */
  confirmed_at: Generated<Date | null>;
  used_at: Generated<Date | null>;
}

export type SecondFactorRow = Selectable<SecondFactorTable>;

/** A link that logs an employee in. */
interface AdminLinkTable {
  link_no: Generated<number>;
  /** SHA-256 of the link's value. */
  token_hash: Buffer;
  member_no: number;
  single_use: boolean;
  expires_at: Date | null;
  used_at: Generated<Date | null>;
}

/** Data of a dormant account that its release does not need. */
interface DormantRecordTable {
  member_no: number;
  sealed: Buffer;
}

/** Data of a former member that the law requires to be retained. */
interface RetainedRecordTable {
  record_no: Generated<number>;
  member_no: number;
  kind: 'contract' | 'education';
  sealed: Buffer;
  kept_from: Date;
  /** Null: forever. */
  keep_until: Date | null;
}

interface WithdrawalReasonTable {
  reason_no: Generated<number>;
  reason: string;
  withdrawn_on: string;
}

/** A withdrawal that is missing in the log outside the database, or that a restored database has to repeat. */
interface WithdrawalTable {
  member_no: number;
  withdrawn_at: Date;
}

/** A file to be removed from the store. */
interface ErasedFileTable {
  path: string;
  erased_at: Date;
}

/** A requested correction of account data. */
interface CorrectionTable {
  correction_no: Generated<number>;
  member_no: number;
  kind: CorrectionKind;
  status: Generated<CorrectionStatus>;
  without_login: boolean;
  proof: CorrectionProof;
  /** Null if the identity service proves it, and once it is erased. */
  document_path: string | null;
  /** Requested values and reason. */
  wanted_sealed: Buffer;
  /** Previous values; null until it is corrected. */
  former_sealed: Generated<Buffer | null>;
  wants_reissue: Generated<boolean>;
  requested_at: Date;
  due_at: Date;
  /** For a request without a login: it cannot be accepted before this time. */
  decidable_from: Date | null;
  decided_at: Generated<Date | null>;
  /** Reason of the refusal, as shown to the member. */
  reason: Generated<string>;
}

export type CorrectionRow = Selectable<CorrectionTable>;

export interface AccountTables {
  member: MemberTable;
  member_ci: MemberCiTable;
  session: SessionTable;
  known_browser: KnownBrowserTable;
  second_factor: SecondFactorTable;
  admin_link: AdminLinkTable;
  dormant_record: DormantRecordTable;
  retained_record: RetainedRecordTable;
  withdrawal_reason: WithdrawalReasonTable;
  withdrawal_to_log: WithdrawalTable;
  withdrawal_to_repeat: WithdrawalTable;
  erased_file: ErasedFileTable;
  correction: CorrectionTable;
}
