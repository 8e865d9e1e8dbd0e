import type { Insertable } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { lockOffering } from '../../../applications/seats.ts';
import type { EducationTable, ExaminationTable } from '../../../database/tables/manager.ts';
import { recordAct } from '../../../office/audit/recordAct.ts';
import { HttpError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { courseColumns, examColumns } from './form.ts';

/** Refuses fewer seats than are taken, at the form's field. */
function requireRoom(taken: number, capacity: number, form: 'course' | 'exam') {
  if (capacity >= taken) return;
  const message = `이미 ${taken}명이 신청했습니다. 정원을 ${taken}명 이상으로 입력해주세요.`;
  throw new HttpError('MALFORMED', { issues: [{ path: `${form}.capacity`, message }] });
}

/**
 * Makes a course or changes it. Who has applied keeps the terms that were copied then; the slips show them. Answers its
 * number.
 */
export async function saveCourse(
  { educationNo, course }: CallValue<Calls['officeSaveCourse']>,
  context: MemberContext,
): Promise<number> {
  const columns = courseColumns(course);
  if (educationNo === undefined) return make('education', await insertCourse(columns, context), context);
  const before = await lockOffering(context.db, 'education', educationNo);
  if (!before) throw new HttpError('NOT_FOUND');
  requireRoom(before.taken, course.capacity, 'course');
  await context.db.updateTable('education').set(columns).where('education_no', '=', educationNo).execute();
  return change('education', educationNo, context);
}

/** Makes an exam or changes it, like a course. */
export async function saveExam(
  { examinationNo, exam }: CallValue<Calls['officeSaveExam']>,
  context: MemberContext,
): Promise<number> {
  const columns = examColumns(exam);
  if (examinationNo === undefined) return make('examination', await insertExam(columns, context), context);
  const before = await lockOffering(context.db, 'exam', examinationNo);
  if (!before) throw new HttpError('NOT_FOUND');
  requireRoom(before.taken, exam.capacity, 'exam');
  await context.db.updateTable('examination').set(columns).where('examination_no', '=', examinationNo).execute();
  return change('examination', examinationNo, context);
}

async function insertCourse(columns: Insertable<EducationTable>, { db }: MemberContext): Promise<number> {
  const row = await db.insertInto('education').values(columns).returning('education_no').executeTakeFirstOrThrow();
  return row.education_no;
}

async function insertExam(columns: Insertable<ExaminationTable>, { db }: MemberContext): Promise<number> {
  const row = await db.insertInto('examination').values(columns).returning('examination_no').executeTakeFirstOrThrow();
  return row.examination_no;
}

async function make(object: 'education' | 'examination', objectNo: number, context: MemberContext): Promise<number> {
  await recordAct(context, { act: 'make', object, objectNo });
  return objectNo;
}

async function change(object: 'education' | 'examination', objectNo: number, context: MemberContext): Promise<number> {
  await recordAct(context, { act: 'change', object, objectNo });
  return objectNo;
}
