import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { photoOf } from '../../../../enrolment/application/photo.ts';
import { notifyPhotoReturned } from '../../../../enrolment/application/photoNotices.ts';
import { beginsAt } from '../../../../enrolment/offering/beginsAt.ts';
import { currentTerms } from '../../../../enrolment/offering/occasion.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { lockNotOwn } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { RETURN_PHOTO_ACT } from '../../parts/objects.ts';
import { applicationTarget } from '../../parts/targets.ts';

/** Returns an unusable photo; the applicant is notified of the reason and uploads another. */
export async function returnPhoto(
  { userExaminationNo, photo, reason }: CallValue<Calls['officeReturnPhoto']>,
  context: MemberContext,
) {
  const { db, now } = context;
  const application = await lockNotOwn(applicationTarget, { act: RETURN_PHOTO_ACT, no: userExaminationNo }, context);
  const isAwaited = application.status === 'HELD' || application.status === 'CONFIRMED';
  const isSeen = photo !== '' && photoOf(application) === photo;
  if (!isAwaited || !isSeen || beginsAt(currentTerms(application)) <= now)
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const returned = await db
    .updateTable('application')
    .set({
      answers: sql`answers || '{"userProfile": ""}'::jsonb`,
      photo_return_reason: reason,
      photo_returned_at: now,
    })
    .where('application_no', '=', userExaminationNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  const auditNo = await recordAct(context, {
    act: RETURN_PHOTO_ACT,
    object: 'application',
    objectNo: userExaminationNo,
    reason,
  });
  await notifyPhotoReturned(returned, { reason, auditNo }, context);
  return null;
}
