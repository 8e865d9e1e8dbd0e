import type { ApplicationStatus, Calls, CallValue } from '@portal/shared/contract';
import { moneyContext } from '../../../../enrolment/context.ts';
import { offeringOf } from '../../../../enrolment/offering/offeringOf.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { CALLED_OFF_FROM } from '../../../../lifecycles/application.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decide } from '../../../manager/applications/decisions.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { requireApplication } from '../../parts/lockMatter.ts';
import { APPLICATION_OBJECT, enterResultAct } from '../../parts/objects.ts';
import { requireReasonAgainstAttendance } from '../attendance/requireReason.ts';

/** Enters the result of an applicant once the course or exam has begun. Returns the new status. */
export async function enterResult(
  { userExaminationNo, result, reason }: CallValue<Calls['officeEnterResult']>,
  context: MemberContext,
): Promise<ApplicationStatus> {
  const { db, now } = context;
  const act = enterResultAct(result);
  const application = await requireApplication(userExaminationNo, act, context);
  // A group itself has no result, only its people have.
  if (application.kind === 'group') throw new BusinessError('OFFICE_STATE_CHANGED');
  const { kind, offeringNo } = await offeringOf(application, db);
  const offering = await findOffering(db, kind, offeringNo, now);
  if (!offering || offering.held_at > now) throw new BusinessError('RESULT_TOO_EARLY');
  // A called-off application will be cancelled and refunded.
  if (offering.called_off && CALLED_OFF_FROM.includes(application.status))
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const entered = { kind, offeringNo, applicationNo: userExaminationNo, result, reason };
  await requireReasonAgainstAttendance(entered, offering, db);
  const isJudged = result === 'pass' || result === 'fail';
  if (isJudged && 'subjects' in offering && offering.subjects.length > 0) throw new BusinessError('SCORES_NEEDED');
  const status = await decide({ applicationNo: userExaminationNo, decision: result }, moneyContext(context));
  if (!status) throw new BusinessError('OFFICE_STATE_CHANGED');
  const object = { object: APPLICATION_OBJECT, objectNo: userExaminationNo };
  await recordAct(context, { ...object, act, reason, detail: { status } });
  return status;
}
