import type { Insertable } from 'kysely';
import type { MemberTable } from '../../../database/types/tables/user.ts';
import { demoMember } from './demoMember.ts';

/** Member with a business, who applies for its staff. */
const EMPLOYER_ID = 'employer01';

export const employers = (now: Date, passwordHash: string): Insertable<MemberTable>[] => [
  demoMember(now, {
    user_id: EMPLOYER_ID,
    password_hash: passwordHash,
    name: '정대표',
    user_phone: '01012340039',
    user_birth: '19710618',
    user_address2: '3층',
    industry_type: 2,
    lcns_no: '20160455021',
    bssh_nm: '한빛푸드서비스',
    busn_type_nm: '위탁급식영업',
    prsdnt_nm_secu: '정*표',
    site_addr: '서울특별시 중구 세종대로 110',
    joinedDaysAgo: 700,
    lastLoginDaysAgo: 1,
  }),
];
