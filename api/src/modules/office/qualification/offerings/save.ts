import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { lockOffering } from '../../../../enrolment/offering/seats.ts';
import { settleQueue } from '../../../../enrolment/queue/advance.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct, type Act, type ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { announceMove, type SavingContext } from './announceMove.ts';
import { confirmedDetail } from './confirmed.ts';
import { courseBranch } from './courseBranch.ts';
import { saveOfferingFiles } from './files.ts';
import { courseColumns, courseFormOf, examColumns, examFormOf } from './form.ts';
import { requireHall, saveLecturers } from './hallAndLecturers.ts';
import { requireLessonsUnchanged } from './lessons.ts';
import { checkCourse, checkExam } from './questions.ts';
import { findTermsReason } from './refundTerms.ts';
import { requireFuture } from './requireFuture.ts';
import { requireAnnouncedSame, requireSameRule } from './scoreRule.ts';
import { refusedFields, requireSoldSame } from './sold.ts';

/** Rejects a capacity below the taken seats, at the form's field. */
function requireRoom(taken: number, capacity: number, kind: OfferingKind) {
  if (capacity >= taken) return;
  const message = `이미 ${taken}명이 신청했습니다. 정원을 ${taken}명 이상으로 입력해주세요.`;
  throw refusedFields(kind, [{ field: 'capacity', message }]);
}

/** Rejects a form based on an outdated version. */
export function requireUnchanged(form: { version: string }, present: { version: string }) {
  if (form.version !== '' && form.version !== present.version) throw new BusinessError('EDITED_MEANWHILE');
}

/** Locks and returns a course or exam. */
export async function lockForChange<Kind extends OfferingKind>(
  kind: Kind,
  offeringNo: number,
  { db, now }: ActContext,
) {
  await lockOffering(db, kind, offeringNo);
  const before = await findOffering(db, kind, offeringNo, now);
  if (!before) throw new HttpError('NOT_FOUND');
  return before;
}

/**
 * Creates a course, optionally as a draft, or edits one, which never publishes a draft. Applicants retain their copy of
 * the terms: changes of fixed ones are rejected, and changes of notified ones are announced to each applicant
 * (`COLUMN_RULES`). Returns its number.
 */
export async function saveCourse(
  { educationNo, course, isDraft, termsReason, confirmed }: CallValue<Calls['officeSaveCourse']>,
  context: SavingContext,
): Promise<number> {
  const { db, now } = context;
  if (educationNo === undefined) {
    const columns = courseColumns(course, null);
    await requireHall('education', course, db);
    requireFuture('education', { before: null, after: columns }, now);
    const reason = findTermsReason({ before: null, after: course }, termsReason);
    const detail = await confirmedDetail(confirmed, () => checkCourse({ course }, context));
    const row = await db
      .insertInto('education')
      .values({ ...columns, branch_no: await courseBranch(course.branchNo, null, context), is_draft: isDraft })
      .returning(['education_no', 'is_draft'])
      .executeTakeFirstOrThrow();
    await saveOfferingFiles({ kind: 'education', offeringNo: row.education_no, files: course.files }, row, context);
    await saveLecturers(row.education_no, course.lecturerNos, db);
    return record({ act: 'make', object: 'education', objectNo: row.education_no, ...reason, detail }, context);
  }
  const before = await lockForChange('education', educationNo, context);
  const stored = courseFormOf(before);
  requireUnchanged(course, stored);
  requireRoom(before.taken, course.capacity, 'education');
  const offering = { kind: 'education', offeringNo: educationNo } as const;
  const change = { before, after: courseColumns(course, before) };
  await requireHall('education', course, db);
  requireFuture('education', change, now);
  await requireSoldSame(offering, change, db);
  const reason = findTermsReason({ before: stored, after: course }, termsReason);
  await requireLessonsUnchanged(educationNo, change, db);
  const detail = await confirmedDetail(confirmed, () => checkCourse({ educationNo, course }, context));
  const branch_no = await courseBranch(course.branchNo, before, context);
  await db
    .updateTable('education')
    .set({ ...change.after, branch_no })
    .where('education_no', '=', educationNo)
    .execute();
  await settleQueue(offering, context);
  await saveOfferingFiles({ ...offering, files: course.files }, before, context);
  await saveLecturers(educationNo, course.lecturerNos, db);
  const applicants = await announceMove(offering, change, context);
  return record(
    {
      act: 'change',
      object: 'education',
      objectNo: educationNo,
      ...reason,
      detail: { ...applicantsDetail(applicants), ...detail },
    },
    context,
  );
}

/** Creates or edits an exam, like a course. */
export async function saveExam(
  { examinationNo, exam, isDraft, confirmed }: CallValue<Calls['officeSaveExam']>,
  context: SavingContext,
): Promise<number> {
  const { db, now } = context;
  const columns = examColumns(exam);
  await requireHall('exam', exam, db);
  if (examinationNo === undefined) {
    requireFuture('exam', { before: null, after: columns }, now);
    const detail = await confirmedDetail(confirmed, () => checkExam({ exam }, context));
    const row = await db
      .insertInto('examination')
      .values({ asks_evidence: true, ...columns, is_draft: isDraft })
      .returning(['examination_no', 'is_draft'])
      .executeTakeFirstOrThrow();
    await saveOfferingFiles({ kind: 'exam', offeringNo: row.examination_no, files: exam.files }, row, context);
    return record({ act: 'make', object: 'examination', objectNo: row.examination_no, detail }, context);
  }
  const before = await lockForChange('exam', examinationNo, context);
  requireUnchanged(exam, examFormOf(before));
  requireRoom(before.taken, exam.capacity, 'exam');
  const offering = { kind: 'exam', offeringNo: examinationNo } as const;
  const change = { before, after: columns };
  requireFuture('exam', change, now);
  await requireSoldSame(offering, change, db);
  await requireSameRule(exam, before, context);
  await requireAnnouncedSame(columns, before, context);
  const detail = await confirmedDetail(confirmed, () => checkExam({ examinationNo, exam }, context));
  await db.updateTable('examination').set(columns).where('examination_no', '=', examinationNo).execute();
  await settleQueue(offering, context);
  await saveOfferingFiles({ ...offering, files: exam.files }, before, context);
  const applicants = await announceMove(offering, change, context);
  return record(
    {
      act: 'change',
      object: 'examination',
      objectNo: examinationNo,
      detail: { ...applicantsDetail(applicants), ...detail },
    },
    context,
  );
}

/** Audit detail with the number of notified applicants, if any. */
const applicantsDetail = (applicants: number) => (applicants > 0 ? { applicants } : {});

async function record(
  act: Pick<Act, 'detail' | 'reason'> & {
    act: 'make' | 'change';
    object: 'education' | 'examination';
    objectNo: number;
  },
  context: ActContext,
): Promise<number> {
  await recordAct(context, act);
  return act.objectNo;
}
