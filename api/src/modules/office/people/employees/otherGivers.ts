import type { Queries } from '../../../../database/types/tables.ts';
import { refuseAct } from '../../../../internalControls/audit/refuseAct.ts';
import { findBar } from '../../../../internalControls/fourEyes/pairs.ts';
import { SET_PERMISSIONS_ACT } from '../../../../internalControls/permissions/permissions.ts';
import { areSamePerson } from '../../../../internalControls/persons/samePerson.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';

/**
 * Requires an employee who could confirm that this member gets `money`, because the request could never be confirmed
 * otherwise.
 * @throws BusinessError NO_SECOND_EMPLOYEE
 */
export async function requireAnotherGiver(memberNo: number, context: MemberContext): Promise<void> {
  for (const giver of await listGivers(context.db)) {
    if (giver === context.caller.memberNo || (await areSamePerson(context.db, giver, memberNo))) continue;
    if ((await findBar({ first: context.caller.memberNo, second: giver }, SET_PERMISSIONS_ACT, context)) === null)
      return;
  }
  refuseAct('NO_SECOND_EMPLOYEE', { act: SET_PERMISSIONS_ACT, object: 'member', objectNo: memberNo }, context);
}

/** Employees who may grant `money`: those with `money` and `members`. */
async function listGivers(db: Queries): Promise<number[]> {
  const rows = await db
    .selectFrom('employee_permission as money')
    .innerJoin('employee_permission as members', 'members.member_no', 'money.member_no')
    .innerJoin('member', 'member.member_no', 'money.member_no')
    .select('money.member_no')
    .where('money.permission', '=', 'money')
    .where('members.permission', '=', 'members')
    .where('member.status', '=', 'ACTIVE')
    .where('member.role', '=', 'employee')
    .execute();
  return rows.map(({ member_no }) => member_no);
}
