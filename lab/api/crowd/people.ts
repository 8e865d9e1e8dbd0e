import { DAY_MS } from '../../../api/src/clock/durations.ts';
import { drawPortrait } from '../../../api/src/demo/pictures/portrait.ts';
import { storeDemoFile } from '../../../api/src/modules/files/demo/storeDemoFile.ts';
import { demoPhotoPath } from '../../../api/src/modules/manager/demo/photos.ts';
import { hashPassword } from '../../../api/src/modules/user/password/hash.ts';
import type { CrowdStore, Person } from './crowd.ts';

/** The password of all demo accounts. */
const PASSWORD = 'Portal!2026';
const FAMILIES = '김이박최정강조윤장임';
/** Given name; with the family name before it and two distinguishing letters it makes twenty letters. */
const GIVEN = '수한무거북이와두루미삼천갑자동방삭';
const SYLLABLES = '가나다라마바사아자차';
const SHOP = '할머니의정성이가득담긴원조순대국밥과모듬수육전문점 세종대로본점 별관 2층';
const STREET = '강원특별자치도 고성군 거진읍 건봉사로 723번길 155-27';
const FLOOR = '한빛외식산업지식정보타워 지하 1층 B-104호 (원조순대국밥 옆)';

const nameOf = (nth: number) =>
  [
    FAMILIES.charAt(nth % 10),
    GIVEN,
    SYLLABLES.charAt(Math.floor(nth / 10) % 10),
    SYLLABLES.charAt(Math.floor(nth / 100)),
  ].join('');

/** Adds members with names of twenty letters, long shop names and addresses, and a photo each. */
export async function addPeople({ db, now, files }: CrowdStore, count: number): Promise<Person[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const rows = Array.from({ length: count }, (_, nth) => ({
    user_id: `crowd${String(nth + 1).padStart(3, '0')}`,
    password_hash: passwordHash,
    name: nameOf(nth),
    user_phone: `0105550${String(nth).padStart(4, '0')}`,
    user_birth: '19660302',
    email: `crowd${nth + 1}.with-a-long-address-of-mail@hanbit-food-service.example.com`,
    post_code: '24706',
    user_address: STREET,
    user_address2: FLOOR,
    industry_type: 1 as const,
    lcns_no: `2026055${String(nth).padStart(4, '0')}`,
    bssh_nm: SHOP,
    busn_type_nm: '일반음식점',
    prsdnt_nm_secu: null,
    site_addr: `${STREET} ${FLOOR}`,
    agree_marketing_at: null,
    joined_at: new Date(now.getTime() - DAY_MS),
    last_login_at: now,
    locked_until: null,
  }));
  const added = await db.insertInto('member').values(rows).returning('member_no').execute();
  for (const [nth, { member_no: memberNo }] of added.entries())
    await storeDemoFile(
      { db, now, files },
      demoPhotoPath(memberNo),
      '증명사진.svg',
      Buffer.from(drawPortrait(nth)),
      memberNo,
    );
  return added.map(({ member_no: memberNo }, nth) => ({ memberNo, nth }));
}
