import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { listPage } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { branchesIn, presentBranch } from '../../../main/branches/store.ts';
import { membersToCheck } from './moveMembers.ts';

const members = sql<number>`(select count(*)::int from member where member.branch_no = branch.branch_no)`;
const employees = sql<number>`(
  select count(*)::int from employee_branch where employee_branch.branch_no = branch.branch_no
)`;

const counted = (db: Queries, isRetired: boolean) =>
  branchesIn(db, isRetired).select([
    members.as('members'),
    employees.as('employees'),
    membersToCheck.as('members_to_check'),
  ]);

type CountedBranch = Awaited<ReturnType<ReturnType<typeof counted>['execute']>>[number];

const present = (row: CountedBranch) => ({
  ...presentBranch(row),
  state: row.retired_at === null ? ('inUse' as const) : ('retired' as const),
  version: row.version,
  members: row.members,
  employees: row.employees,
  membersToCheck: row.members_to_check,
});

/** Lists branches with the numbers of their members and employees. */
export const listBranches = ({ state, ...paging }: CallValue<Calls['officeBranches']>, { db }: MemberContext) =>
  listPage(counted(db, state === 'retired'), paging, present);

/** Returns a branch with its form's values. */
export async function viewBranch({ branchNo }: CallValue<Calls['officeBranch']>, { db }: MemberContext) {
  for (const isRetired of [false, true]) {
    const row = await counted(db, isRetired).where('branch.branch_no', '=', branchNo).executeTakeFirst();
    if (row) return present(row);
  }
  throw new HttpError('NOT_FOUND');
}
