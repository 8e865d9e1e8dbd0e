import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../clock/durations.ts';
import type { MemberTable } from '../../../database/types/tables/user.ts';

/** Members who attend courses of several days. */
const PEOPLE: readonly [userId: string, name: string, birth: string][] = [
  ['student01', '남하루', '19860411'],
  ['student02', '유소담', '19930722'],
  ['student03', '남궁새벽하늘빛나라', '19640108'],
  ['student04', '표가온', '19770930'],
];

export const STUDENT_IDS = PEOPLE.map(([userId]) => userId);

const FIRST_PHONE = 1_012_340_046;

export const students = (now: Date, passwordHash: string): Insertable<MemberTable>[] =>
  PEOPLE.map(([userId, name, birth], index) => ({
    user_id: userId,
    password_hash: passwordHash,
    name,
    user_phone: `0${FIRST_PHONE + index}`,
    user_birth: birth,
    email: `${userId}@example.com`,
    post_code: '04524',
    user_address: '서울특별시 중구 세종대로 110',
    user_address2: '',
    industry_type: 1,
    lcns_no: null,
    bssh_nm: null,
    busn_type_nm: null,
    prsdnt_nm_secu: null,
    site_addr: null,
    agree_marketing_at: null,
    joined_at: new Date(now.getTime() - (120 + index * 10) * DAY_MS),
    last_login_at: new Date(now.getTime() - (4 + index) * DAY_MS),
    locked_until: null,
  }));
