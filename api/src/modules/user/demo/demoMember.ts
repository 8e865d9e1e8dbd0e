import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../clock/durations.ts';
import type { MemberTable } from '../../../database/types/tables/user.ts';

type Columns = Insertable<MemberTable>;

interface DemoMember extends Partial<Columns>, Pick<Columns, 'user_id' | 'name' | 'user_phone' | 'user_birth'> {
  joinedDaysAgo: number;
  lastLoginDaysAgo: number;
}

/** Columns of a demo member: without a password, a business and consent to marketing unless given. */
export const demoMember = (now: Date, { joinedDaysAgo, lastLoginDaysAgo, ...columns }: DemoMember): Columns => ({
  password_hash: null,
  email: `${columns.user_id}@example.com`,
  post_code: '04524',
  user_address: '서울특별시 중구 세종대로 110',
  user_address2: '',
  industry_type: null,
  lcns_no: null,
  bssh_nm: null,
  busn_type_nm: null,
  prsdnt_nm_secu: null,
  site_addr: null,
  agree_marketing_at: null,
  joined_at: new Date(now.getTime() - joinedDaysAgo * DAY_MS),
  last_login_at: new Date(now.getTime() - lastLoginDaysAgo * DAY_MS),
  locked_until: null,
  ...columns,
});
