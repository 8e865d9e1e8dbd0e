import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../clock/durations.ts';
import type { MemberTable } from '../../../database/types/tables/user.ts';
import { demoMember } from './demoMember.ts';

/** Members who have passed an exam, so that the office has certificates in every state. */
const PEOPLE: readonly [userId: string, name: string, birth: string, shop: string][] = [
  ['member11', '오세란', '19710312', '세란분식'],
  ['member12', '윤태호', '19680925', '태호네 순두부'],
  ['member13', '서미진', '19790704', '미진손칼국수'],
  ['member14', '강동원', '19820118', '동원정육식당'],
  ['member15', '허순임', '19590530', '순임이네 밥집'],
  ['member16', '백종윤', '19750821', '백가네 설렁탕'],
  ['member17', '문가영', '19881203', '가영파스타'],
  ['member18', '임철수', '19660415', '철수횟집'],
  ['member19', '노은채', '19910209', '은채샐러드'],
  ['member20', '차인표', '19730127', '인표네 갈비'],
  ['member21', '오세란', '19760618', '세란반찬'],
];

/** Every second one agrees to marketing. */
const AGREED_DAYS_AGO = 300;

const SITES = [
  '서울특별시 중구 세종대로 110',
  '부산광역시 해운대구 센텀중앙로 79',
  '경기도 수원시 팔달구 효원로 1',
] as const;

export const certificateHolders = (now: Date, passwordHash: string): Insertable<MemberTable>[] =>
  PEOPLE.map(([userId, name, birth, shop], index) =>
    demoMember(now, {
      user_id: userId,
      password_hash: passwordHash,
      name,
      user_phone: `010123401${String(index + 10)}`,
      user_birth: birth,
      industry_type: 1,
      lcns_no: `2016010${String(4_811 + index)}`,
      bssh_nm: shop,
      busn_type_nm: '일반음식점',
      site_addr: SITES[index % SITES.length] ?? SITES[0],
      agree_marketing_at: index % 2 === 1 ? new Date(now.getTime() - AGREED_DAYS_AGO * DAY_MS) : null,
      joinedDaysAgo: 700 + index * 20,
      lastLoginDaysAgo: 3 + index,
    }),
  );
