import type { CallAnswer, Calls } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import type { MemberRow } from '../../../database/types/tables/user.ts';

type SessionUser = CallAnswer<Calls['login']>;
type UserProfile = CallAnswer<Calls['fetchUser']>;

/** Response of login, join and adminLogin; `loginDate` is the time at which the session was opened. */
export const presentSessionUser = (member: MemberRow, loginDate: Date): SessionUser => ({
  userId: member.user_id ?? '',
  name: member.name ?? '',
  userPhone: member.user_phone ?? '',
  loginDate: seoulTimestamp(loginDate),
  userRole: member.role,
});

export const presentProfile = (member: MemberRow, loginDate: Date): UserProfile => ({
  ...presentSessionUser(member, loginDate),
  userBirth: member.user_birth ?? '',
  email: member.email ?? '',
  postCode: member.post_code ?? '',
  userAddress: member.user_address ?? '',
  userAddress2: member.user_address2 ?? '',
  industryType: member.industry_type,
  lcns_no: member.lcns_no ?? '',
  bssh_nm: member.bssh_nm ?? '',
  busn_type_nm: member.busn_type_nm ?? '',
  prsdnt_nm_secu: member.prsdnt_nm_secu ?? '',
  site_addr: member.site_addr ?? '',
  agreeMarketing: member.agree_marketing_at !== null,
  agreeMarketingDate: member.agree_marketing_at && seoulTimestamp(member.agree_marketing_at),
  joinDate: seoulTimestamp(member.joined_at),
});
