import { DAY_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import { hashPassword } from '../password/hash.ts';
import { certificateHolders } from './holders.ts';

const PASSWORD = 'Portal!2026';
/** `/intro?authorization=demo-admin` logs the employee in any number of times. */
const ADMIN_LINK = 'demo-admin';

/** The demo's accounts; all members have the same password, and the employee has a link. */
export async function loadUserDemo(db: Queries, now: Date, _files: FileStore): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .insertInto('member')
    .values([
      {
        user_id: 'member01',
        password_hash: passwordHash,
        name: '김정식',
        user_phone: '01012340001',
        user_birth: '19850214',
        email: 'member01@example.com',
        post_code: '06236',
        user_address: '서울특별시 강남구 테헤란로 152',
        user_address2: '5층',
        industry_type: 1,
        lcns_no: '20180123456',
        bssh_nm: '정식당',
        busn_type_nm: '일반음식점',
        prsdnt_nm_secu: '김*식',
        site_addr: '서울특별시 강남구 테헤란로 152',
        agree_marketing_at: daysAgo(400),
        joined_at: daysAgo(2_200),
        last_login_at: daysAgo(2),
        locked_until: null,
      },
      {
        user_id: 'member02',
        password_hash: passwordHash,
        name: '이나래',
        user_phone: '01012340002',
        user_birth: '19920730',
        email: 'member02@example.com',
        post_code: '48058',
        user_address: '부산광역시 해운대구 센텀중앙로 79',
        user_address2: '1203호',
        industry_type: 2,
        lcns_no: null,
        bssh_nm: null,
        busn_type_nm: null,
        prsdnt_nm_secu: null,
        site_addr: null,
        agree_marketing_at: null,
        joined_at: daysAgo(30),
        last_login_at: daysAgo(7),
        locked_until: null,
      },
      {
        user_id: 'dormant01',
        password_hash: passwordHash,
        name: '휴면회원',
        user_phone: '01012340003',
        user_birth: '19780905',
        email: 'dormant01@example.com',
        post_code: '35229',
        user_address: '대전광역시 서구 둔산로 100',
        user_address2: '',
        industry_type: 3,
        lcns_no: null,
        bssh_nm: null,
        busn_type_nm: null,
        prsdnt_nm_secu: null,
        site_addr: null,
        agree_marketing_at: null,
        joined_at: daysAgo(900),
        last_login_at: daysAgo(500),
        locked_until: null,
        status: 'DORMANT',
      },
      {
        user_id: 'admin',
        password_hash: null,
        name: '박관리',
        user_phone: '01012340009',
        user_birth: '19800101',
        email: 'admin@example.com',
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
        joined_at: daysAgo(1200),
        last_login_at: daysAgo(1),
        locked_until: null,
        role: 'employee',
      },
      ...certificateHolders(now, passwordHash),
    ])
    .execute();
  const { member_no } = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', 'admin')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('admin_link')
    .values({ token_hash: hashOfToken(ADMIN_LINK), member_no, single_use: false, expires_at: null })
    .execute();
}
