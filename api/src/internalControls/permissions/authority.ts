import { sql } from 'kysely';
import type { OfficeAct } from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import type { Queries } from '../../database/types/tables.ts';
import type { MemberRow } from '../../database/types/tables/user.ts';
import { BusinessError, HttpError } from '../../errors/errors.ts';
import type { MemberContext } from '../../pipeline/handler.ts';
import { requireNotOwn } from '../persons/requireNotOwn.ts';
import { areSamePerson } from '../persons/samePerson.ts';
import { listPermissions } from './permissions.ts';

/** The acting employee and the owner of the account. */
interface Actors {
  callerNo: number;
  memberNo: number;
}

/** A pending change of an account; `act` as in the audit log. */
interface AccountAct {
  memberNo: number;
  act: OfficeAct;
}

type AuthorityContext = Pick<MemberContext, 'db' | 'now' | 'ip' | 'caller' | 'afterRefusal'>;

/**
 * Locks the account to be changed and returns it with the caller's own permissions. The caller's row is locked too, so
 * that an employee whose rights are being removed cannot grant any.
 * @throws BusinessError if the account is the same person's, or an employee's who has a permission that the caller
 * lacks.
 */
export async function lockBelow(
  { memberNo, act }: AccountAct,
  context: AuthorityContext,
): Promise<{ member: MemberRow; own: Permission[] }> {
  const { db } = context;
  const callerNo = context.caller.memberNo;
  const rows = await db
    .selectFrom('member')
    .selectAll()
    .where('member_no', 'in', [callerNo, memberNo])
    .orderBy('member_no')
    // Audit entries reference employees, and this lock is taken before theirs: NO KEY UPDATE does not block them.
    .forNoKeyUpdate()
    .execute();
  const member = rows.find(({ member_no }) => member_no === memberNo);
  if (!member || member.status === 'WITHDRAWN') throw new HttpError('NOT_FOUND');
  const own = await listPermissions(db, callerNo);
  if (!own.includes('members')) throw new HttpError('FORBIDDEN', { permission: 'members' });
  await requireNotOwn({ act, object: 'member', objectNo: memberNo, memberNo }, context);
  if (!(await isBelow(db, { callerNo, memberNo }, own))) throw new BusinessError('EMPLOYEE_ABOVE');
  return { member, own };
}

/**
 * Checks that another person has no permission that the caller lacks, and is no employee of a wider reach: only then
 * may the caller change that account.
 */
export async function isBelow(
  db: Queries,
  { callerNo, memberNo }: Actors,
  own: readonly Permission[],
): Promise<boolean> {
  if (await areSamePerson(db, callerNo, memberNo)) return false;
  if (!(await isWithinReach(db, { callerNo, memberNo }))) return false;
  return (await listPermissions(db, memberNo)).every((permission) => own.includes(permission));
}

/** False for an employee of a branch and one who is national, or of a branch that is not the caller's or below it. */
async function isWithinReach(db: Queries, { callerNo, memberNo }: Actors): Promise<boolean> {
  const { rows } = await sql<{ within: boolean }>`
    select caller.branch_no is null or member.role <> 'employee'
      or coalesce(caller.branch_no in (branch.branch_no, branch.parent_no), false) as within
    from member
      left join employee_branch as caller on caller.member_no = ${callerNo}
      left join employee_branch as theirs on theirs.member_no = member.member_no
      left join branch on branch.branch_no = theirs.branch_no
    where member.member_no = ${memberNo}`.execute(db.withoutPlugins());
  return rows[0]?.within ?? false;
}
