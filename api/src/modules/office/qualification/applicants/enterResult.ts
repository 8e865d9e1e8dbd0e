import type { ApplicationStatus, Calls, CallValue } from '@portal/shared/contract';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decide } from '../../../manager/applications/decisions.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { requireApplication } from '../../parts/lockMatter.ts';
import { APPLICATION_OBJECT, enterResultAct } from '../../parts/objects.ts';

/** Enters the result of one applicant, once the course or exam has begun. Answers the new status. */
export async function enterResult(
  { userExaminationNo, result, reason }: CallValue<Calls['officeEnterResult']>,
  context: MemberContext,
): Promise<ApplicationStatus> {
  const { db, now } = context;
  const act = enterResultAct(result);
  const application = await requireApplication(userExaminationNo, act, context);
  const offeringNo = application.education_no ?? application.examination_no ?? 0;
  const offering = await findOffering(db, application.kind, offeringNo, now);
  if (!offering || offering.held_at > now) throw new BusinessError('RESULT_TOO_EARLY');
  const status = await decide({ applicationNo: userExaminationNo, decision: result }, moneyContext(context));
  if (!status) throw new BusinessError('OFFICE_STATE_CHANGED');
  const object = { object: APPLICATION_OBJECT, objectNo: userExaminationNo };
  await recordAct(context, { ...object, act, reason, detail: { status } });
  return status;
}
