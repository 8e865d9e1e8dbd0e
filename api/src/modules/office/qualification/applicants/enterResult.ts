import type { ApplicationStatus, Calls, CallValue } from '@portal/shared/contract';
import { moneyContext } from '../../../../enrolment/context.ts';
import { offeringOf } from '../../../../enrolment/offering/offeringOf.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import { CALLED_OFF_FROM } from '../../../../lifecycles/application.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decide } from '../../../manager/applications/decisions.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { enterResultAct } from '../../parts/objects.ts';
import { applicationTarget } from '../../parts/targets.ts';
import { requireReasonAgainstAttendance } from '../attendance/requireReason.ts';

/** Enters the result of one applicant, once the course or exam has begun. Answers the new status. */
export const enterResult = (
  { userExaminationNo: applicationNo, result, reason }: CallValue<Calls['officeEnterResult']>,
  context: MemberContext,
): Promise<ApplicationStatus> =>
  act(
    applicationTarget,
    {
      act: enterResultAct(result),
      no: applicationNo,
      reason,
      async check(application) {
        const { db, now } = context;
        // A group itself has no result: its people have.
        if (application.kind === 'group') throw new BusinessError('OFFICE_STATE_CHANGED');
        const { kind, offeringNo } = await offeringOf(application, db);
        const offering = await findOffering(db, kind, offeringNo, now);
        if (!offering || offering.held_at > now) throw new BusinessError('RESULT_TOO_EARLY');
        // It is cancelled, and its money goes back.
        if (offering.called_off && CALLED_OFF_FROM.includes(application.status))
          throw new BusinessError('OFFICE_STATE_CHANGED');
        await requireReasonAgainstAttendance({ kind, offeringNo, applicationNo, result, reason }, offering, context);
        const isJudged = result === 'pass' || result === 'fail';
        if (isJudged && 'subjects' in offering && offering.subjects.length > 0)
          throw new BusinessError('SCORES_NEEDED');
      },
      do: async () => orChanged(await decide({ applicationNo, decision: result }, moneyContext(context))),
      entry: (_application, status) => ({ detail: { status } }),
    },
    context,
  );
