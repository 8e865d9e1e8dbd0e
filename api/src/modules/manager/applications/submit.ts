import { tellApplied } from '../../../applications/applicationNotices.ts';
import { countLive, hasCompletedEducation, lockApplication } from '../../../applications/applicationStore.ts';
import { holdEnd } from '../../../applications/hold.ts';
import { confirm } from '../../../applications/moveApplication.ts';
import type { EducationAnswers, ExaminationAnswers, OfferingKind } from '../../../database/tables/manager.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/transaction.ts';
import { BusinessError, HttpError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { findOffering } from '../offerings/store.ts';
import { isPausing, takeSeatAndSubmit } from './submitStore.ts';

interface Submission {
  kind: OfferingKind;
  offeringNo: number;
  answers: EducationAnswers | ExaminationAnswers;
}

/** Applies for a course or an exam; answers the number of the new application. */
export async function submitApplication(submission: Submission, context: MemberContext): Promise<number> {
  const { kind, offeringNo, answers } = submission;
  const { db, now, caller } = context;
  const offering = await findOffering(db, kind, offeringNo, now);
  if (!offering) throw new HttpError('NOT_FOUND');
  if (kind === 'exam' && !(await hasCompletedEducation(db, caller.memberNo, offering.grade)))
    throw new BusinessError('APPLY_NOT_ELIGIBLE');

  const application = await refuseDuplicate(() =>
    takeSeatAndSubmit(db, kind, { memberNo: caller.memberNo, offeringNo, answers, now, payDueAt: holdEnd(now) }),
  );
  if (!application) throw await noSeatReason(submission, context);
  const applicationNo = application.application_no;
  if (application.status === 'CONFIRMED') await assignExaminationCode(applicationNo, context);
  const submitted = await lockApplication(db, applicationNo);
  if (submitted) await tellApplied(submitted, context);
  return applicationNo;
}

/** Two simultaneous requests of one member collide in the unique index. */
async function refuseDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('APPLY_DUPLICATE');
    throw error;
  }
}

/** Why no seat could be taken. */
async function noSeatReason(
  { kind, offeringNo }: Submission,
  { db, now, caller }: MemberContext,
): Promise<BusinessError> {
  if ((await countLive(db, caller.memberNo, kind, offeringNo)) > 0) return new BusinessError('APPLY_DUPLICATE');
  const offering = await findOffering(db, kind, offeringNo, now);
  if (await isPausing(db, { kind, offeringNo, memberNo: caller.memberNo, now }))
    return new BusinessError('APPLY_AFTER_EXPIRY');
  return new BusinessError(offering?.status === 'FULL' ? 'APPLY_FULL' : 'APPLY_NOT_OPEN');
}

/** A free exam is confirmed without a payment, so that it gets its number here. */
async function assignExaminationCode(applicationNo: number, { db, now }: MemberContext) {
  const application = await lockApplication(db, applicationNo);
  if (!application || application.examination_no === null) return;
  const columns = await confirm(application, { db, now });
  await db.updateTable('application').set(columns).where('application_no', '=', applicationNo).execute();
}
