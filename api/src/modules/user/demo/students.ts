import type { Insertable } from 'kysely';
import type { MemberTable } from '../../../database/types/tables/user.ts';
import { demoMember } from './demoMember.ts';

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
  PEOPLE.map(([userId, name, birth], index) =>
    demoMember(now, {
      user_id: userId,
      password_hash: passwordHash,
      name,
      user_phone: `0${FIRST_PHONE + index}`,
      user_birth: birth,
      industry_type: 1,
      joinedDaysAgo: 120 + index * 10,
      lastLoginDaysAgo: 4 + index,
    }),
  );
