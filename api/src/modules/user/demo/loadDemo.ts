import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import { hashPassword } from '../password/hash.ts';
import { certificateHolders } from './holders.ts';

const PASSWORD = 'Portal!2026';

interface DemoEmployee {
  userId: string;
  name: string;
  userPhone: string;
  /** `/intro?authorization=demo-admin` logs the employee in any number of times. */
  link: string;
  permissions: readonly Permission[];
}

/**
 * Two who may do everything, one who confirms what needs four eyes, three who write, one for courses and exams, one who
 * issues certificates and reads the bank's list, and one for members and employees.
 */
const EMPLOYEES: readonly DemoEmployee[] = [
  {
    userId: 'courses',
    name: '오과정',
    userPhone: '01012340028',
    link: 'demo-courses',
    permissions: ['qualification'],
  },
  { userId: 'admin', name: '박관리', userPhone: '01012340009', link: 'demo-admin', permissions: PERMISSIONS },
  {
    userId: 'admin2',
    name: '최확인',
    userPhone: '01012340010',
    link: 'demo-admin2',
    permissions: ['qualification', 'money'],
  },
  { userId: 'admin3', name: '정소식', userPhone: '01012340011', link: 'demo-admin3', permissions: ['content'] },
  {
    userId: 'certificates',
    name: '한발급',
    userPhone: '01012340019',
    link: 'demo-certificates',
    permissions: ['qualification', 'money'],
  },
  { userId: 'admin8', name: '한글월', userPhone: '01012340018', link: 'demo-admin8', permissions: ['content'] },
  {
    userId: 'admin4',
    name: '윤회원',
    userPhone: '01012340012',
    link: 'demo-admin4',
    permissions: ['members', 'qualification'],
  },
  { userId: 'admin9', name: '서두루', userPhone: '01012340029', link: 'demo-admin9', permissions: PERMISSIONS },
  { userId: 'admin6', name: '윤화면', userPhone: '01012340026', link: 'demo-admin6', permissions: ['content'] },
];

/** The demo's accounts; all members have the same password, and the employees have links. */
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
      ...certificateHolders(now, passwordHash),
    ])
    .execute();
  for (const employee of EMPLOYEES) await addEmployee(db, employee, { now, daysAgo });
}

async function addEmployee(
  db: Queries,
  { userId, name, userPhone, link, permissions }: DemoEmployee,
  { now, daysAgo }: { now: Date; daysAgo: (days: number) => Date },
): Promise<void> {
  const { member_no } = await db
    .insertInto('member')
    .values({
      user_id: userId,
      password_hash: null,
      name,
      user_phone: userPhone,
      user_birth: '19800101',
      email: `${userId}@example.com`,
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
    })
    .returning('member_no')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('admin_link')
    .values({ token_hash: hashOfToken(link), member_no, single_use: false, expires_at: null })
    .execute();
  await db
    .insertInto('employee_permission')
    .values(permissions.map((permission) => ({ member_no, permission, granted_at: now, granted_by: null })))
    .execute();
}
