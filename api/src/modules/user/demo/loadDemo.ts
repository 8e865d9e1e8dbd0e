import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { insertPermissions } from '../../../internalControls/permissions/store.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import type { PasswordCost } from '../../../secrets/passwordCost.ts';
import { hashPassword } from '../password/hash.ts';
import { applicants } from './applicants.ts';
import { demoMember } from './demoMember.ts';
import { employers } from './employers.ts';
import { certificateHolders } from './holders.ts';
import { loadCorrections } from './loadCorrections.ts';
import { loadHygiene } from './loadHygiene.ts';
import { loadRoster } from './loadRoster.ts';
import { students } from './students.ts';

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
 * Employees: three with all permissions, one who confirms acts that need four eyes, three who write, and for each kind
 * of work one or two with only that permission.
 */
const EMPLOYEES: readonly DemoEmployee[] = [
  {
    userId: 'courses',
    name: '오과정',
    userPhone: '01012340028',
    link: 'demo-courses',
    permissions: ['qualification'],
  },
  {
    userId: 'branch',
    name: '문지회',
    userPhone: '01012340061',
    link: 'demo-branch',
    permissions: ['qualification', 'members', 'money'],
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
  { userId: 'post', name: '오배송', userPhone: '01012340032', link: 'demo-post', permissions: ['post'] },
  { userId: 'admin8', name: '한글월', userPhone: '01012340018', link: 'demo-admin8', permissions: ['content'] },
  {
    userId: 'admin4',
    name: '윤회원',
    userPhone: '01012340012',
    link: 'demo-admin4',
    permissions: ['members', 'qualification'],
  },
  { userId: 'inquiries', name: '문답변', userPhone: '01012340030', link: 'demo-inquiries', permissions: ['members'] },
  { userId: 'line', name: '구순번', userPhone: '01012340055', link: 'demo-line', permissions: ['qualification'] },
  {
    userId: 'lineoffice',
    name: '차례로',
    userPhone: '01012340056',
    link: 'demo-line-office',
    permissions: ['qualification', 'members'],
  },
  { userId: 'roster', name: '명통보', userPhone: '01012340031', link: 'demo-roster', permissions: ['members'] },
  { userId: 'soon', name: '표일정', userPhone: '01012340038', link: 'demo-soon', permissions: ['qualification'] },
  { userId: 'halls', name: '채강당', userPhone: '01012340098', link: 'demo-halls', permissions: ['qualification'] },
  { userId: 'photos', name: '강사진', userPhone: '01012340033', link: 'demo-photos', permissions: ['qualification'] },
  { userId: 'results', name: '서결과', userPhone: '01012340034', link: 'demo-results', permissions: ['qualification'] },
  {
    userId: 'evidence',
    name: '도증빙',
    userPhone: '01012340035',
    link: 'demo-evidence',
    permissions: ['qualification'],
  },
  {
    userId: 'issuing',
    name: '한교부',
    userPhone: '01012340036',
    link: 'demo-issuing',
    permissions: ['qualification', 'money'],
  },
  {
    userId: 'corrections',
    name: '정바름',
    userPhone: '01012340037',
    link: 'demo-corrections',
    permissions: ['members', 'qualification'],
  },
  {
    userId: 'receipts',
    name: '현영수',
    userPhone: '01012340040',
    link: 'demo-receipts',
    permissions: ['qualification', 'money'],
  },
  {
    userId: 'attendance',
    name: '마중이',
    userPhone: '01012340045',
    link: 'demo-attendance',
    permissions: ['qualification'],
  },
  { userId: 'fees', name: '민요금', userPhone: '01012340050', link: 'demo-fees', permissions: ['money'] },
  { userId: 'fees2', name: '마확인', userPhone: '01012340051', link: 'demo-fees2', permissions: ['money'] },
  { userId: 'admin7', name: '하점검', userPhone: '01012340052', link: 'demo-admin7', permissions: PERMISSIONS },
  { userId: 'admin9', name: '서두루', userPhone: '01012340029', link: 'demo-admin9', permissions: PERMISSIONS },
  { userId: 'admin6', name: '윤화면', userPhone: '01012340026', link: 'demo-admin6', permissions: ['content'] },
];

/** Loads the demo's accounts; all members have the same password, and the employees have links. */
export async function loadUserDemo(
  db: Queries,
  now: Date,
  _files: FileStore,
  keys: Configuration['encryptionKeys'],
  passwordCost?: PasswordCost,
): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD, passwordCost);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .insertInto('member')
    .values([
      demoMember(now, {
        user_id: 'member01',
        password_hash: passwordHash,
        name: '김정식',
        user_phone: '01012340001',
        user_birth: '19850214',
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
        joinedDaysAgo: 2_200,
        lastLoginDaysAgo: 2,
      }),
      demoMember(now, {
        user_id: 'member02',
        password_hash: passwordHash,
        name: '이나래',
        user_phone: '01012340002',
        user_birth: '19920730',
        post_code: '48058',
        user_address: '부산광역시 해운대구 센텀중앙로 79',
        user_address2: '1203호',
        industry_type: 2,
        joinedDaysAgo: 30,
        lastLoginDaysAgo: 7,
      }),
      demoMember(now, {
        user_id: 'dormant01',
        password_hash: passwordHash,
        name: '휴면회원',
        user_phone: '01012340003',
        user_birth: '19780905',
        post_code: '35229',
        user_address: '대전광역시 서구 둔산로 100',
        industry_type: 3,
        joinedDaysAgo: 900,
        lastLoginDaysAgo: 500,
        status: 'DORMANT',
      }),
      ...certificateHolders(now, passwordHash),
      ...students(now, passwordHash),
      ...employers(now, passwordHash),
      ...applicants(now),
    ])
    .execute();
  for (const employee of EMPLOYEES) await addEmployee(db, employee, now);
  await loadRoster(db, now, keys);
  await loadHygiene(db, now);
  await loadCorrections(db, now, keys);
}

async function addEmployee(
  db: Queries,
  { userId, name, userPhone, link, permissions }: DemoEmployee,
  now: Date,
): Promise<void> {
  const { member_no } = await db
    .insertInto('member')
    .values(
      demoMember(now, {
        user_id: userId,
        name,
        user_phone: userPhone,
        user_birth: '19800101',
        joinedDaysAgo: 1200,
        lastLoginDaysAgo: 1,
        role: 'employee',
      }),
    )
    .returning('member_no')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('admin_link')
    .values({ token_hash: hashOfToken(link), member_no, single_use: false, expires_at: null })
    .execute();
  await insertPermissions(db, { employeeNo: member_no, permissions, now, grantedBy: null });
}
