import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { lockBelow } from '../../../../internalControls/permissions/authority.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { lockInUse } from './target.ts';

const ASSIGN_ACT = 'assign branch';

/** Confines an employee with no more permissions than the caller to a branch, or makes the employee national again. */
export async function assignBranch(
  { memberNo, branchNo, reason }: CallValue<Calls['officeAssignBranch']>,
  context: MemberContext,
): Promise<null> {
  const { db, now, caller } = context;
  const { member } = await lockBelow({ memberNo, act: ASSIGN_ACT }, context);
  if (member.role !== 'employee') throw new BusinessError('OFFICE_STATE_CHANGED');
  if (branchNo !== undefined) await lockInUse(db, branchNo);
  const before = await db
    .deleteFrom('employee_branch')
    .where('member_no', '=', memberNo)
    .returning('branch_no')
    .executeTakeFirst();
  if (branchNo !== undefined)
    await db
      .insertInto('employee_branch')
      .values({ member_no: memberNo, branch_no: branchNo, assigned_by: caller.memberNo, assigned_at: now })
      .execute();
  const detail = { before: `${before?.branch_no ?? ''}`, after: `${branchNo ?? ''}` };
  await recordAct(context, { act: ASSIGN_ACT, object: 'member', objectNo: memberNo, reason, detail });
  return null;
}
