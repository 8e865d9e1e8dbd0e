import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../clock/durations.ts';
import type { MemberTable } from '../../../database/types/tables/user.ts';

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
  NAMES.map((name, index) => ({
    user_id: APPLICANT_IDS[index] ?? '',
    password_hash: null,
    name,
    user_phone: `0${FIRST_PHONE + index}`,
    user_birth: `${FIRST_BIRTH_YEAR + index}0${(index % 9) + 1}15`,
    email: `${APPLICANT_IDS[index]}@example.com`,
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
    joined_at: new Date(now.getTime() - (400 + index * 7) * DAY_MS),
    last_login_at: new Date(now.getTime() - (1 + index) * DAY_MS),
    locked_until: null,
  }));
