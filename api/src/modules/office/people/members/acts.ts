import type { OfficeAct } from '@portal/shared/contract/office';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct, type Act } from '../../../../internalControls/audit/recordAct.ts';
import { lockBelow } from '../../../../internalControls/permissions/authority.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { endSessions } from '../../../user/session/session.ts';
import { reinstateAccount, suspendAccount } from '../../../user/suspension/suspension.ts';

interface MemberAct {
  memberNo: number;
  reason: string;
}

/** Locks the account of a member that the caller may change. */
const lock = async ({ memberNo }: MemberAct, act: OfficeAct, context: MemberContext) =>
  (await lockBelow({ memberNo, act }, context)).member;

/** Suspends an account and notifies the member of the reason. Applications and payments are unchanged. */
export async function suspendMember(act: MemberAct, context: MemberContext) {
  const { memberNo, reason } = act;
  if (!(await suspendAccount(await lock(act, 'suspend member', context), context)))
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const entry: Act = { act: 'suspend member', object: 'member', objectNo: memberNo, reason };
  const subjectNo = await recordAct(context, entry);
  await raiseNotice({ event: 'accountSuspended', memberNo, subjectNo, values: { reason } }, context);
  return null;
}

/** Reactivates a suspended account and notifies the member. */
export async function reinstateMember(act: MemberAct, context: MemberContext) {
  const { memberNo, reason } = act;
  if (!(await reinstateAccount(await lock(act, 'reinstate member', context), context)))
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const entry: Act = { act: 'reinstate member', object: 'member', objectNo: memberNo, reason };
  const subjectNo = await recordAct(context, entry);
  await raiseNotice({ event: 'accountReinstated', memberNo, subjectNo, values: {} }, context);
  return null;
}

/** Ends all sessions of a member, for instance after the loss of a phone. */
export async function endMemberSessions(act: MemberAct, context: MemberContext) {
  await lock(act, 'end sessions', context);
  await endSessions(context.db, act.memberNo, 'displaced');
  const { memberNo, reason } = act;
  await recordAct(context, { act: 'end sessions', object: 'member', objectNo: memberNo, reason });
  return null;
}
