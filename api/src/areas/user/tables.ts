import type { Generated } from 'kysely';

/** A member or an employee of the association. Withdrawal empties the columns of identity. */
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
  role: Generated<'member' | 'employee'>;
  status: Generated<'PENDING' | 'ACTIVE' | 'DORMANT' | 'LOCKED' | 'SUSPENDED' | 'WITHDRAWN'>;
  /** Until when LOCKED holds. */
  locked_until: Date | null;
  failed_logins: Generated<number>;
  agree_marketing_at: Date | null;
  joined_at: Generated<Date>;
  last_login_at: Date | null;
}

/** A session: the token is stored hashed; one live row for each member and applicationId. */
export interface SessionTable {
  session_no: Generated<number>;
  member_no: number;
  application_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  /** Why it ended; null while it lives. */
  ended: 'logout' | 'displaced' | 'expired' | 'gone' | null;
}

export interface AccountTables {
  member: MemberTable;
  session: SessionTable;
}
