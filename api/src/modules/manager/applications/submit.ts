import type { ApplyConsents } from '@portal/shared/contract/applyConsent';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/transaction.ts';
import type { CourseAnswers, ExamAnswers, OfferingKind } from '../../../database/types/tables/manager.ts';
import { confirm } from '../../../enrolment/application/move.ts';
import { notifyApplied } from '../../../enrolment/application/notices.ts';
import { countLive, hasCompletedCourse } from '../../../enrolment/application/store.ts';
import { holdEnd } from '../../../enrolment/offering/hold.ts';
import { hasMissedOffer } from '../../../enrolment/queue/ownPlaces.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { viewOffering } from '../offerings/view.ts';
import { recordApplyConsents } from './consents.ts';
import { submitBesideLine } from './submitBesideLine.ts';
import { isPausing, takeSeatAndSubmit, type SubmittedApplication } from './submitStore.ts';

interface Submission {
  kind: OfferingKind;
  offeringNo: number;
  /** Version of the terms that the member has seen; undefined from an older build. */
  termsVersion: string | undefined;
  answers: Partial<CourseAnswers> | Partial<ExamAnswers>;
  consents: NonNullable<ApplyConsents>;
}

/** Applies for a course or an exam and returns the number of the application. */
export async function submitApplication(submission: Submission, context: MemberContext): Promise<number> {
  const { kind, offeringNo, termsVersion, answers, consents } = submission;
  const { db, now, caller } = context;
  if (kind === 'exam') await requireEligible(offeringNo, context);

  const values = { memberNo: caller.memberNo, offeringNo, answers, now, payDueAt: holdEnd(now) };
  const application = await refuseDuplicate(
    async () => (await takeSeatAndSubmit(db, kind, values)) ?? (await submitBesideLine(kind, values, db)),
  );
  if (!application) throw await noSeatReason(submission, context);
  if (termsVersion !== undefined && application.terms_version !== termsVersion)
    throw new BusinessError('TERMS_CHANGED');
  await recordApplyConsents(application.application_no, consents, context);
  if (application.status === 'CONFIRMED' && application.examination_no !== null)
    await assignExamCode(application, context);
  await notifyApplied(application, context);
  return application.application_no;
}

/** Requires a completed course of the exam's grade. */
async function requireEligible(examinationNo: number, { db, now, caller }: MemberContext): Promise<void> {
  const exam = await viewOffering({ kind: 'exam', offeringNo: examinationNo }, { db, now });
  if (!(await hasCompletedCourse(db, caller.memberNo, exam.grade))) throw new BusinessError('APPLY_NOT_ELIGIBLE');
}

/** Turns the collision of two concurrent requests of one member in the unique index into APPLY_DUPLICATE. */
export async function refuseDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('APPLY_DUPLICATE');
    throw error;
  }
}

/** Reason why no seat could be taken. */
async function noSeatReason(
  { kind, offeringNo }: Submission,
  { db, now, caller }: MemberContext,
): Promise<BusinessError> {
  const offering = await viewOffering({ kind, offeringNo }, { db, now });
  const { waiting } = offering;
  if ((await countLive(db, caller.memberNo, kind, offeringNo)) > 0) return new BusinessError('APPLY_DUPLICATE');
  if (await isPausing(db, { kind, offeringNo, memberNo: caller.memberNo, now }))
    return new BusinessError('APPLY_AFTER_EXPIRY');
  if (await hasMissedOffer({ kind, offeringNo, memberNo: caller.memberNo }, { db, now }))
    return new BusinessError('LINE_OFFER_OVER');
  if (waiting > 0) return new BusinessError('LINE_FORMED');
  return new BusinessError(offering.status === 'FULL' ? 'APPLY_FULL' : 'APPLY_NOT_OPEN');
}

/** Assigns the exam number of a free exam, which is confirmed without a payment. */
async function assignExamCode(application: SubmittedApplication, { db, now }: MemberContext) {
  const columns = await confirm(application, { db, now });
  await db.updateTable('application').set(columns).where('application_no', '=', application.application_no).execute();
}
