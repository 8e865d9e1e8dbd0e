import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct, type ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import { lockBelow } from '../../../../internalControls/permissions/authority.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { endSessions } from '../../../user/session/session.ts';
import { RESET_FACTORS_ACT } from '../../parts/objects.ts';
import { listFactors } from './store.ts';

/** Removes a colleague's lost second factors, once a second employee requests the same. */
export async function resetFactors(
  { memberNo, reason }: CallValue<Calls['officeResetFactors']>,
  context: MemberContext,
): Promise<Outcome> {
  await lockBelow({ memberNo, act: RESET_FACTORS_ACT }, context);
  if ((await listFactors(context, memberNo)).length === 0) throw new BusinessError('OFFICE_STATE_CHANGED');
  const shared = { act: RESET_FACTORS_ACT, object: 'member', objectNo: memberNo, amount: 0, takesTwo: true } as const;
  if ((await requireSecondLook({ ...shared, reason }, context)) === 'asked') return 'asked';
  await dropFactors({ memberNo, reason }, context);
  return 'done';
}

/** Removes all second factors of an employee, whose sessions end. */
export async function dropFactors(
  { memberNo, reason }: { memberNo: number; reason: string },
  context: ActContext,
): Promise<void> {
  const { db } = context;
  await db.deleteFrom('second_factor').where('member_no', '=', memberNo).execute();
  await endSessions(db, memberNo, 'displaced');
  const subjectNo = await recordAct(context, { act: RESET_FACTORS_ACT, object: 'member', objectNo: memberNo, reason });
  await raiseNotice({ event: 'secondFactorChanged', memberNo, subjectNo, values: { change: '초기화' } }, context);
}
