import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../../errors/errors.ts';
import { act } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { requestMove } from './moveMembers.ts';
import { readRegions, regionsOf } from './regions.ts';
import { branchTarget } from './target.ts';

/** Ends or resumes the use of a branch; a job moves the members of its regions. */
export async function retireBranch(
  { branchNo, act: wanted, reason }: CallValue<Calls['officeRetireBranch']>,
  context: MemberContext,
): Promise<null> {
  const { db, now } = context;
  const retires = wanted === 'retire';
  await act(
    branchTarget,
    {
      act: retires ? 'retire branch' : 'reopen branch',
      no: branchNo,
      reason,
      async check({ branch, all }) {
        if ((branch.retired_at === null) !== retires) throw new BusinessError('OFFICE_STATE_CHANGED');
        if (retires) {
          const employee = await db
            .selectFrom('employee_branch')
            .select('member_no')
            .where('branch_no', '=', branchNo)
            .limit(1)
            .executeTakeFirst();
          const local = all.some((other) => other.parent_no === branchNo && other.retired_at === null);
          if (employee || local) throw new BusinessError('BRANCH_IN_USE');
          return;
        }
        if (all.some((other) => other.branch_no === branch.parent_no && other.retired_at !== null))
          throw new BusinessError('BRANCH_RETIRED');
        await readRegions(db, await regionsOf(db, branchNo), branchNo);
      },
      async do({ branch }) {
        await db
          .updateTable('branch')
          .set({ retired_at: retires ? now : null, version: branch.version + 1 })
          .where('branch_no', '=', branchNo)
          .execute();
        await requestMove(db, branchNo);
      },
    },
    context,
  );
  return null;
}
