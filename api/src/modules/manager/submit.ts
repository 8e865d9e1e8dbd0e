import { countLive, hasCompletedEducation, lockApplication } from '../../applications/applicationStore.ts';
import { confirmation } from '../../applications/moveApplication.ts';
import type { OfferingKind } from '../../applications/offeringKind.ts';
import type { EducationAnswers, ExaminationAnswers } from '../../database/tables/manager.ts';
import { sqlStateOf } from '../../database/transaction.ts';
import { BusinessError, HttpError } from '../../pipeline/errors.ts';
import type { MemberContext } from '../../pipeline/handler.ts';
import { findOffering } from './offeringStore.ts';
import { takeSeatAndSubmit } from './submitStore.ts';

/** How long a seat is held for a payment; a virtual account extends it to its own due time. */
export const HOLD_MINUTES = 30;
const MINUTE_MILLISECONDS = 60_000;
const UNIQUE_VIOLATION = '23505';

/** Applies for a course or an exam; answers the new userExaminationNo. */
export async function submitApplication(
  context: MemberContext,
  kind: OfferingKind,
  offeringNo: number,
  answers: EducationAnswers | ExaminationAnswers,
): Promise<number> {
  const {
    db,
    now,
    caller: { memberNo },
  } = context;
  const offering = await findOffering(db, kind, offeringNo, now);
  if (!offering) throw new HttpError('NOT_FOUND');
  if (kind === 'examination' && !(await hasCompletedEducation(db, memberNo, offering.rating)))
    throw new BusinessError('APPLY_NOT_ELIGIBLE');

  const payDueAt = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MILLISECONDS);
  const made = await refuseDuplicate(() =>
    takeSeatAndSubmit(db, kind, { memberNo, offeringNo, answers, now, payDueAt }),
  );
  if (!made) throw await reasonOf(context, kind, offeringNo);
  if (made.status === 'CONFIRMED') await giveExaminationCode(context, made.user_examination_no);
  return made.user_examination_no;
}

/** Two requests of one member at the same moment meet in the unique index. */
async function refuseDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('APPLY_DUPLICATE');
    throw error;
  }
}

/** Why there was no seat to take. */
async function reasonOf({ db, now, caller }: MemberContext, kind: OfferingKind, offeringNo: number): Promise<Error> {
  if ((await countLive(db, caller.memberNo, kind, offeringNo)) > 0) return new BusinessError('APPLY_DUPLICATE');
  const offering = await findOffering(db, kind, offeringNo, now);
  return new BusinessError(offering?.status === 'FULL' ? 'APPLY_FULL' : 'APPLY_NOT_OPEN');
}

/** A free exam is confirmed without a payment and gets its number here. */
async function giveExaminationCode({ db, now, log, configuration }: MemberContext, userExaminationNo: number) {
  const application = await lockApplication(db, userExaminationNo);
  if (!application || application.examination_no === null) return;
  const also = await confirmation({ db, now, log, keys: configuration.encryptionKeys }, application, {});
  await db.updateTable('application').set(also).where('user_examination_no', '=', userExaminationNo).execute();
}
