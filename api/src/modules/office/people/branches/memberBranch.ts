import type { Calls, CallValue } from '@portal/shared/contract';
import { HttpError } from '../../../../errors/errors.ts';
import { act } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { memberTarget } from '../../parts/targets.ts';
import { lockInUse } from './target.ts';

/** Sets a member's branch by hand, or lets it follow from the place of business again. */
export async function setMemberBranch(
  { memberNo, branchNo, reason }: CallValue<Calls['officeSetMemberBranch']>,
  context: MemberContext,
): Promise<null> {
  const { db } = context;
  await act(
    memberTarget,
    {
      act: 'set member branch',
      no: memberNo,
      reason,
      async check({ status }) {
        if (status === 'WITHDRAWN') throw new HttpError('NOT_FOUND');
        if (branchNo !== undefined) await lockInUse(db, branchNo);
      },
      do: ({ member_no }) =>
        db
          .updateTable('member')
          // Without a number the trigger computes it.
          .set(branchNo === undefined ? { branch_by_hand: false } : { branch_by_hand: true, branch_no: branchNo })
          .where('member_no', '=', member_no)
          .returning('branch_no')
          .executeTakeFirstOrThrow(),
      entry: (before, after) => ({
        detail: { before: `${before.branch_no ?? ''}`, after: `${after.branch_no ?? ''}` },
      }),
    },
    context,
  );
  return null;
}
