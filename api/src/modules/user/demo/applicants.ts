import type { Insertable } from 'kysely';
import type { MemberTable } from '../../../database/types/tables/user.ts';
import { demoMember } from './demoMember.ts';

/** Members without a password, who fill seats of courses and exams. */
const NAMES = [
  ['고은별', '곽민재', '구하람', '권도윤', '길서준', '나은채', '남지우', '노아린', '류태경', '맹수아'],
  ['모지훈', '민소율', '배하은', '봉준서', '사공윤', '성예린', '송도현', '신가온', '안서연', '양지호'],
  ['여한결', '옥다인', '우시온', '원유나', '위태민'],
].flat();

export const APPLICANT_IDS = NAMES.map((_, index) => `applicant${String(index + 1).padStart(2, '0')}`);

const FIRST_PHONE = 1_012_350_001;
const FIRST_BIRTH_YEAR = 1962;

export const applicants = (now: Date): Insertable<MemberTable>[] =>
  NAMES.map((name, index) =>
    demoMember(now, {
      user_id: APPLICANT_IDS[index] ?? '',
      name,
      user_phone: `0${FIRST_PHONE + index}`,
      user_birth: `${FIRST_BIRTH_YEAR + index}0${(index % 9) + 1}15`,
      joinedDaysAgo: 400 + index * 7,
      lastLoginDaysAgo: 1 + index,
    }),
  );
