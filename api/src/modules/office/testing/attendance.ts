import type { AttendanceStatus } from '@portal/shared/contract/manager';
import type { TestServer } from '../../../testing/index.ts';

/** Creates a mark of an applicant at a lesson and returns its number. */
export async function addMark(
  { db, services }: TestServer,
  mark: { applicationNo: number; lessonNo?: number; status?: AttendanceStatus; recordedBy: number },
): Promise<number> {
  const now = services.now();
  const { attendance_no } = await db
    .insertInto('attendance')
    .values({
      application_no: mark.applicationNo,
      lesson_no: mark.lessonNo ?? 1,
      status: mark.status ?? 'PRESENT',
      way: 'LIST',
      taken_at: now,
      recorded_at: now,
      recorded_by: mark.recordedBy,
    })
    .returning('attendance_no')
    .executeTakeFirstOrThrow();
  return attendance_no;
}
