import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { transition } from '../../../../lifecycles/lifecycle.ts';
import { objectionLifecycle } from '../../../../lifecycles/objection.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { sendHandedIn } from '../../../files/downloads/sendHandedIn.ts';
import { notifyAnswered } from '../../../manager/corrections/notices.ts';
import { requireObjection } from '../../parts/lockMatter.ts';
import { OBJECTION_OBJECT } from '../../parts/objects.ts';

const ACTS = { uphold: 'uphold objection', refuse: 'refuse objection' } as const;

/**
 * Decides on an objection and notifies the member. A wrong result is corrected by two employees, like every announced
 * one.
 */
export async function decideObjection(
  { objectionNo, decision, answer }: CallValue<Calls['officeDecideObjection']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, log, caller } = context;
  const act = ACTS[decision];
  const { objection, application } = await requireObjection(objectionNo, act, context);
  const move = { from: objection.status, event: decision, by: 'staff' } as const;
  const line = await transition(objectionLifecycle, move, () => false, log, { objectionNo });
  if (!line) throw new BusinessError('OFFICE_STATE_CHANGED');
  await db
    .updateTable('result_objection')
    .set({ status: line.to, answer, decided_by: caller.memberNo, decided_at: now })
    .where('objection_no', '=', objectionNo)
    .execute();
  await notifyAnswered(application, objectionNo, context);
  await recordAct(context, { act, object: OBJECTION_OBJECT, objectNo: objectionNo, reason: answer });
  return 1;
}

/** Sends the file of an objection; the access is recorded. */
export async function showObjectionFile(
  { objectionNo }: CallValue<Calls['officeObjectionFile']>,
  context: MemberContext,
): Promise<null> {
  const act = 'show objection file';
  const { objection } = await requireObjection(objectionNo, act, context);
  if (objection.path === null) throw new HttpError('NOT_FOUND');
  await recordAct(context, { act, object: OBJECTION_OBJECT, objectNo: objectionNo });
  return sendHandedIn(objection.path, context);
}
