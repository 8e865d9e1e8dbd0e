import type { Updateable } from 'kysely';
import type { MemberTable } from '../../../database/types/tables/user.ts';

/**
 * Columns that identify a member, emptied by the withdrawal. The nightly retention job checks the same columns of every
 * withdrawn member.
 */
export const ERASED_IDENTITY = {
  user_id: null,
  password_hash: null,
  name: null,
  user_phone: null,
  user_birth: null,
  email: null,
  post_code: null,
  user_address: null,
  user_address2: null,
  industry_type: null,
  lcns_no: null,
  bssh_nm: null,
  busn_type_nm: null,
  prsdnt_nm_secu: null,
  site_addr: null,
  agree_marketing_at: null,
  marketing_reminded_at: null,
  dormancy_notice_at: null,
  dormant_at: null,
  locked_until: null,
} as const satisfies Updateable<MemberTable>;

export const ERASED_COLUMNS = Object.keys(ERASED_IDENTITY) as (keyof typeof ERASED_IDENTITY)[];
