import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { lockOffering } from '../../../../enrolment/offering/seats.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct, type ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { saveOfferingFiles } from './files.ts';
import { courseColumns, courseFormOf, examColumns, examFormOf } from './form.ts';

/** Refuses fewer seats than are taken, at the form's field. */
function requireRoom(taken: number, capacity: number, form: 'course' | 'exam') {
  if (capacity >= taken) return;
  const message = `이미 ${taken}명이 신청했습니다. 정원을 ${taken}명 이상으로 입력해주세요.`;
  throw new HttpError('MALFORMED', { issues: [{ path: `${form}.capacity`, message }] });
}

/** Refuses a form that was filled from another state than the present one: somebody else has saved meanwhile. */
export function requireUnchanged(form: { version: string }, present: { version: string }) {
  if (form.version !== '' && form.version !== present.version) throw new BusinessError('EDITED_MEANWHILE');
}

/** The course or exam as it is, locked until it has been changed. */
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
 * Makes a course or changes it; a new one may be a draft, and a change publishes none. Who has applied keeps the terms
 * that were copied then; the slips show them. Answers its number.
 */
export async function saveCourse(
  { educationNo, course, isDraft }: CallValue<Calls['officeSaveCourse']>,
  context: ActContext,
): Promise<number> {
  const { db } = context;
  const columns = courseColumns(course);
  if (educationNo === undefined) {
    const row = await db
      .insertInto('education')
      .values({ ...columns, is_draft: isDraft })
      .returning(['education_no', 'is_draft'])
      .executeTakeFirstOrThrow();
    await saveOfferingFiles({ kind: 'education', offeringNo: row.education_no, files: course.files }, row, context);
    return record({ act: 'make', object: 'education', objectNo: row.education_no }, context);
  }
  const before = await lockForChange('education', educationNo, context);
  requireUnchanged(course, courseFormOf(before));
  requireRoom(before.taken, course.capacity, 'course');
  await db.updateTable('education').set(columns).where('education_no', '=', educationNo).execute();
  await saveOfferingFiles({ kind: 'education', offeringNo: educationNo, files: course.files }, before, context);
  return record({ act: 'change', object: 'education', objectNo: educationNo }, context);
}

/** Makes an exam or changes it, like a course. */
export async function saveExam(
  { examinationNo, exam, isDraft }: CallValue<Calls['officeSaveExam']>,
  context: ActContext,
): Promise<number> {
  const { db } = context;
  const columns = examColumns(exam);
  if (examinationNo === undefined) {
    const row = await db
      .insertInto('examination')
      .values({ ...columns, is_draft: isDraft })
      .returning(['examination_no', 'is_draft'])
      .executeTakeFirstOrThrow();
    await saveOfferingFiles({ kind: 'exam', offeringNo: row.examination_no, files: exam.files }, row, context);
    return record({ act: 'make', object: 'examination', objectNo: row.examination_no }, context);
  }
  const before = await lockForChange('exam', examinationNo, context);
  requireUnchanged(exam, examFormOf(before));
  requireRoom(before.taken, exam.capacity, 'exam');
  await db.updateTable('examination').set(columns).where('examination_no', '=', examinationNo).execute();
  await saveOfferingFiles({ kind: 'exam', offeringNo: examinationNo, files: exam.files }, before, context);
  return record({ act: 'change', object: 'examination', objectNo: examinationNo }, context);
}

async function record(
  act: { act: 'make' | 'change'; object: 'education' | 'examination'; objectNo: number },
  context: ActContext,
): Promise<number> {
  await recordAct(context, act);
  return act.objectNo;
}
