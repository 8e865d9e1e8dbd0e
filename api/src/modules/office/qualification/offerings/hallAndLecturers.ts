import type { OfferingKind } from '@portal/shared/contract/office';
import type { Queries } from '../../../../database/types/tables.ts';
import type { CourseRow } from '../../../manager/offerings/store.ts';
import { refusedFields } from './sold.ts';

/** Rejects a hall that has been removed meanwhile, at the form's field, and keeps others from removing it. */
export async function requireHall(
  kind: OfferingKind,
  { hallNo }: { hallNo?: number | '' | undefined },
  db: Queries,
): Promise<void> {
  if (!hallNo) return;
  const hall = await db
    .selectFrom('hall')
    .select('hall_no')
    .where('hall_no', '=', hallNo)
    .forShare()
    .executeTakeFirst();
  if (!hall) throw refusedFields(kind, [{ field: 'hallNo', message: '지워진 곳입니다. 다른 곳을 골라주세요.' }]);
}

/** Finds the hall of a course or exam; null for a place outside the list. */
export async function findHall({ hall_no }: Pick<CourseRow, 'hall_no'>, db: Queries) {
  const row = await db
    .selectFrom('hall')
    .select(['hall_no as hallNo', 'name', 'address', 'address2', 'seats'])
    .where('hall_no', '=', hall_no)
    .executeTakeFirst();
  return row ?? null;
}

/** Lists the lecturers of a course by name. */
export const listLecturersOf = (educationNo: number, db: Queries) =>
  db
    .selectFrom('education_lecturer')
    .innerJoin('lecturer', 'lecturer.lecturer_no', 'education_lecturer.lecturer_no')
    .select(['lecturer.lecturer_no as lecturerNo', 'name', 'subjects'])
    .where('education_no', '=', educationNo)
    .orderBy('name')
    .orderBy('lecturer.lecturer_no')
    .execute();

/**
 * Stores the lecturers of a course; undefined leaves them unchanged. Rejects one who has been removed meanwhile, at the
 * form's field.
 */
export async function saveLecturers(
  educationNo: number,
  lecturerNos: readonly number[] | undefined,
  db: Queries,
): Promise<void> {
  if (lecturerNos === undefined) return;
  const wanted = [...new Set(lecturerNos)];
  await db.deleteFrom('education_lecturer').where('education_no', '=', educationNo).execute();
  if (wanted.length === 0) return;
  const found = await db
    .selectFrom('lecturer')
    .select('lecturer_no')
    .where('lecturer_no', 'in', wanted)
    .orderBy('lecturer_no')
    .forShare()
    .execute();
  if (found.length < wanted.length) {
    const message = '지워진 강사가 있습니다. 강사를 다시 골라주세요.';
    throw refusedFields('education', [{ field: 'lecturerNos', message }]);
  }
  await db
    .insertInto('education_lecturer')
    .values(wanted.map((lecturerNo) => ({ education_no: educationNo, lecturer_no: lecturerNo })))
    .execute();
}
