import type { Calls, CallValue } from '@portal/shared/contract';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { refuseAct } from '../../../../internalControls/audit/refuseAct.ts';
import { findBar } from '../../../../internalControls/fourEyes/pairs.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { correctResult } from '../../../manager/corrections/correct.ts';
import { requireResultCorrection } from '../../parts/lockMatter.ts';
import { APPLICATION_OBJECT, CORRECT_RESULT_ACT } from '../../parts/objects.ts';

/**
 * Decides on a requested correction of an announced result: a second employee confirms or rejects it, or the requester
 * withdraws it. Returns the number of changed rows.
 */
export async function decideResultCorrection(
  { correctionNo, decision, reason }: CallValue<Calls['officeDecideResultCorrection']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  const { correction, application } = await requireResultCorrection(correctionNo, CORRECT_RESULT_ACT, context);
  const object = { object: APPLICATION_OBJECT, objectNo: application.application_no };
  if (correction.status !== 'WAITING') throw new BusinessError('OFFICE_STATE_CHANGED');
  const isConfirmed = decision === 'confirm';
  if (isConfirmed) await requireAnother(correction.asked_by, object, context);
  await db
    .updateTable('result_correction')
    .set({
      status: isConfirmed ? 'DONE' : 'REFUSED',
      decided_by: caller.memberNo,
      decided_at: now,
      answer: isConfirmed ? '' : reason,
    })
    .where('correction_no', '=', correctionNo)
    .execute();
  if (isConfirmed) {
    const isSame = correction.from_status === application.status;
    const wanted = { correctionNo, to: correction.to_status, scores: correction.to_scores, isAnnounced: true };
    const done =
      isSame && (await correctResult(application, { ...wanted, reason: correction.reason }, moneyContext(context)));
    if (!done) throw new BusinessError('OFFICE_STATE_CHANGED');
  }
  await recordAct(context, {
    ...object,
    act: isConfirmed ? CORRECT_RESULT_ACT : 'refuse result correction',
    reason,
    detail: { former: correction.from_status, status: correction.to_status },
  });
  return 1;
}

/**
 * Requires a confirmation by a different employee who has recently neither granted nor received rights from the first.
 */
async function requireAnother(
  first: number,
  object: { object: typeof APPLICATION_OBJECT; objectNo: number },
  context: MemberContext,
): Promise<void> {
  if (first === context.caller.memberNo) throw new BusinessError('CORRECTION_NEEDS_ANOTHER');
  const bar = await findBar({ first, second: context.caller.memberNo }, context);
  if (bar) refuseAct(bar, { ...object, act: CORRECT_RESULT_ACT }, context);
}
