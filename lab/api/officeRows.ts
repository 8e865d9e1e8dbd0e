import { sql } from 'kysely';
import type { CallName } from '@portal/shared/contract';
import { PERMISSIONS } from '@portal/shared/contract/office/permission';
import type { Queries } from '../../api/src/database/types/tables.ts';
import { insertPermissions } from '../../api/src/internalControls/permissions/store.ts';
import { openSession } from '../../api/src/modules/user/session/session.ts';

/** Members and entries of the audit log, for measuring the office's lists. */

/** One member in a thousand has this name, and every fifth name begins with the first letter of the others. */
const RARE_NAME = '북극곰';
/** Everyone acted in turn, and the rare act occurred this often. */
const RARE_ACTS = 20;

/** Adds members and entries; the first member is an employee with all permissions. */
export async function fillOffice(db: Queries, rows: number): Promise<void> {
  await sql`
    insert into member (user_id, name, user_phone, user_birth, email, role, status, joined_at)
    select 'office' || n,
      case when n % ${Math.max(rows / RARE_ACTS, 1)} = 7 then ${sql.lit(RARE_NAME)}
        else substr('김이박최정', 1 + n % 5, 1) || substr('가나다라마바사', 1 + n % 7, 1) || '동' end,
      '010' || lpad((10000000 + n)::text, 8, '0'), '19660302', 'office' || n || '@example.com',
      case when n = 1 then 'employee' else 'member' end, 'ACTIVE', timestamptz '2026-11-20 00:00:00+00'
    from generate_series(1, ${rows}) as n`.execute(db);
  const { member_no: employeeNo } = await employeeOf(db);
  await insertPermissions(db, { employeeNo, permissions: PERMISSIONS, now: new Date(), grantedBy: null });
  await sql`
    insert into office_audit (audit_no, at, employee_no, act, object, object_no, ip, reason, detail, previous_hash, hash)
    select n, timestamptz '2026-11-20 00:00:00+00' - (${rows} - n) * interval '1 minute', first_no + n % 10,
      case when n % ${Math.max(rows / RARE_ACTS, 1)} = 7 then 'suspend member' else 'show member' end,
      'member', first_no + n % 100, '192.0.2.1', '문의', '{}',
      sha256(convert_to((n - 1)::text, 'UTF8')), sha256(convert_to(n::text, 'UTF8'))
    from generate_series(1, ${rows}) as n, (select min(member_no) as first_no from member) as members`.execute(db);
  await sql`vacuum analyze member, office_audit`.execute(db);
}

const employeeOf = (db: Queries) =>
  db.selectFrom('member').select('member_no').where('user_id', '=', 'office1').executeTakeFirstOrThrow();

/** Opens a session of the employee and returns its token. */
export async function openOffice(db: Queries, now: Date): Promise<string> {
  const { member_no: memberNo } = await employeeOf(db);
  return openSession(db, { memberNo, clientId: 'site', takeover: true, caller: null, now });
}

/** A call of an employee; it may cost more if it finds more in the long list. */
export interface OfficeReading {
  name: string;
  call: CallName;
  input(): Record<string, unknown>;
  findsMore?: true;
  /** So slow that it is called a few times only. */
  isSlow?: true;
}

/** Most frequent reads of employees. At most a thousand matches are counted, of which the short list has fewer. */
export const OFFICE_READINGS: readonly OfficeReading[] = [
  { name: 'members, page 1', call: 'officeMembers', input: () => ({ limit: 20 }) },
  { name: 'members, page 50', call: 'officeMembers', input: () => ({ limit: 20, page: 50 }) },
  { name: 'members by a rare name', call: 'officeMembers', input: () => ({ keyword: RARE_NAME }) },
  {
    name: 'members by a frequent beginning',
    call: 'officeMembers',
    input: () => ({ keyword: '김' }),
    findsMore: true,
  },
  { name: 'members by phone', call: 'officeMembers', input: () => ({ by: 'phone', keyword: '0500' }) },
  { name: 'members by mail', call: 'officeMembers', input: () => ({ by: 'email', keyword: 'office500@example.com' }) },
  { name: 'employees', call: 'officeEmployees', input: () => ({ limit: 20 }) },
  { name: 'audit log, newest', call: 'officeAudit', input: () => ({ limit: 50 }) },
  { name: 'audit log, behind row 500', call: 'officeAudit', input: () => ({ limit: 50, after: 500 }) },
  { name: 'audit log, a rare act', call: 'officeAudit', input: () => ({ limit: 50, act: 'suspend member' }) },
  {
    name: 'audit log, of one employee',
    call: 'officeAudit',
    input: () => ({ limit: 50, userId: 'office1' }),
    findsMore: true,
  },
  {
    name: 'audit log, of one day',
    call: 'officeAudit',
    input: () => ({ limit: 50, until: '2026-11-20', from: '2026-11-20' }),
  },
];
