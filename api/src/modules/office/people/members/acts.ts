import type { OfficeAct } from '@portal/shared/contract/office';
import { BusinessError } from '../../../../errors/errors.ts';
import { act } from '../../../../internalControls/acts/act.ts';
import { recordAct, type Act } from '../../../../internalControls/audit/recordAct.ts';
import { lockBelow } from '../../../../internalControls/permissions/authority.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { refuseMarketing } from '../../../user/consents/marketingChoice.ts';
import { endSessions } from '../../../user/session/session.ts';
import { reinstateAccount, suspendAccount } from '../../../user/suspension/suspension.ts';
import { memberTarget } from '../../parts/targets.ts';

interface MemberAct {
  memberNo: number;
  reason: string;
}

/** Locks the account of a member that the caller may change. */
const lock = async ({ memberNo }: MemberAct, act: OfficeAct, context: MemberContext) =>
  (await lockBelow({ memberNo, act }, context)).member;

/** Suspends an account and notifies the member of the reason. Applications and payments are unchanged. */
export async function suspendMember(asked: MemberAct, context: MemberContext) {
  const { memberNo, reason } = asked;
  if (!(await suspendAccount(await lock(asked, 'suspend member', context), context)))
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const entry: Act = { act: 'suspend member', object: 'member', objectNo: memberNo, reason };
  const subjectNo = await recordAct(context, entry);
  await raiseNotice({ event: 'accountSuspended', memberNo, subjectNo, values: { reason } }, context);
  return null;
}

/** Reactivates a suspended account and notifies the member. */
export async function reinstateMember(asked: MemberAct, context: MemberContext) {
  const { memberNo, reason } = asked;
  if (!(await reinstateAccount(await lock(asked, 'reinstate member', context), context)))
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const entry: Act = { act: 'reinstate member', object: 'member', objectNo: memberNo, reason };
  const subjectNo = await recordAct(context, entry);
  await raiseNotice({ event: 'accountReinstated', memberNo, subjectNo, values: {} }, context);
  return null;
}

/** Ends all sessions of a member, for instance after the loss of a phone. */
export async function endMemberSessions(asked: MemberAct, context: MemberContext) {
  await lock(asked, 'end sessions', context);
  await endSessions(context.db, asked.memberNo, 'displaced');
  const { memberNo, reason } = asked;
  await recordAct(context, { act: 'end sessions', object: 'member', objectNo: memberNo, reason });
  return null;
}

/** Records a refusal of advertising received by phone, which ends the member's consent at once. */
export const recordMarketingRefusal = ({ memberNo, reason }: MemberAct, context: MemberContext): Promise<null> =>
  act(
    memberTarget,
    {
      act: 'record marketing refusal',
      no: memberNo,
      reason,
      async do(member) {
        if (!(await refuseMarketing(member, 'phone', context))) throw new BusinessError('MARKETING_NOT_AGREED');
        return null;
      },
    },
    context,
  );
