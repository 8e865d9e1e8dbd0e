import type { Calls, CallValue } from '@portal/shared/contract';
import { resultCorrection } from '../../../../aggregates/resultCorrection.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import { refuseAct } from '../../../../internalControls/audit/refuseAct.ts';
import { findBar } from '../../../../internalControls/fourEyes/pairs.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { correctResult } from '../../../manager/corrections/correct.ts';
import { CORRECT_RESULT_ACT } from '../../parts/objects.ts';
import { behindApplication } from '../../parts/targets.ts';

const target = behindApplication(resultCorrection);

/**
 * Decides on a requested correction of an announced result: a second employee confirms or rejects it, or the requester
 * withdraws it. Returns the number of changed rows.
 */
export const decideResultCorrection = (
  { correctionNo, decision, reason }: CallValue<Calls['officeDecideResultCorrection']>,
  context: MemberContext,
): Promise<number> => {
  const { db, now, caller } = context;
  const isConfirmed = decision === 'confirm';
  return act(
    target,
    {
      act: isConfirmed ? CORRECT_RESULT_ACT : 'refuse result correction',
      no: correctionNo,
      reason,
      async check({ row, application }) {
        if (row.status !== 'WAITING') throw new BusinessError('OFFICE_STATE_CHANGED');
        if (isConfirmed) await requireAnother(row.asked_by, application.application_no, context);
      },
      async do({ row, application }) {
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
          const { to_status: to, to_scores: scores } = row;
          const wanted = { correctionNo, to, scores, isAnnounced: true, reason: row.reason };
          const isSame = row.from_status === application.status;
          orChanged(isSame && (await correctResult(application, wanted, moneyContext(context))));
        }
        return 1;
      },
      entry: ({ row, application }) => ({
        object: 'application',
        objectNo: application.application_no,
        detail: { former: row.from_status, status: row.to_status },
      }),
    },
    context,
  );
};

/** The second pair of eyes is another person's, and nobody's who has just given the first a right or got one. */
async function requireAnother(first: number, applicationNo: number, context: MemberContext): Promise<void> {
  if (first === context.caller.memberNo) throw new BusinessError('CORRECTION_NEEDS_ANOTHER');
  const bar = await findBar({ first, second: context.caller.memberNo }, CORRECT_RESULT_ACT, context);
  if (bar) refuseAct(bar, { object: 'application', objectNo: applicationNo, act: CORRECT_RESULT_ACT }, context);
}
