import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { attendanceLifecycle } from '../../../../lifecycles/attendance.ts';
import { transition } from '../../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { requireApplication } from '../../parts/lockMatter.ts';
import { APPLICATION_OBJECT, CORRECT_ATTENDANCE_ACT } from '../../parts/objects.ts';

/** Corrects a mark. A result entered from it needs a correction of its own. */
export async function correctAttendance(
  { userExaminationNo: applicationNo, lessonNo, status, reason }: CallValue<Calls['officeCorrectAttendance']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, log, caller } = context;
  await requireApplication(applicationNo, CORRECT_ATTENDANCE_ACT, context);
  const mark = await db
    .selectFrom('attendance')
    .select(['attendance_no', 'status'])
    .where('application_no', '=', applicationNo)
    .where('lesson_no', '=', lessonNo)
    .executeTakeFirst();
  const move = { from: mark?.status ?? null, event: 'correct', by: 'staff' } as const;
  const line = await transition(attendanceLifecycle, move, () => false, log, { applicationNo, lessonNo });
  if (!mark || line?.to !== status) throw new BusinessError('OFFICE_STATE_CHANGED');
  await db
    .updateTable('attendance')
    .set({ status: line.to, corrected_at: now, corrected_by: caller.memberNo, reason })
    .where('attendance_no', '=', mark.attendance_no)
    .execute();
  await recordAct(context, {
    act: CORRECT_ATTENDANCE_ACT,
    object: APPLICATION_OBJECT,
    objectNo: applicationNo,
    reason,
    detail: { lesson: lessonNo, attendance: status },
  });
  return 1;
}
