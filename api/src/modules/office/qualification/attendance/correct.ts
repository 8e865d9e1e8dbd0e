import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../../errors/errors.ts';
import { act } from '../../../../internalControls/acts/act.ts';
import { attendanceLifecycle } from '../../../../lifecycles/attendance.ts';
import { transition } from '../../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { CORRECT_ATTENDANCE_ACT } from '../../parts/objects.ts';
import { applicationTarget } from '../../parts/targets.ts';

/** Corrects a mark; a result that was entered by it is corrected by itself. */
export const correctAttendance = (
  { userExaminationNo: applicationNo, lessonNo, status, reason }: CallValue<Calls['officeCorrectAttendance']>,
  context: MemberContext,
): Promise<number> =>
  act(
    applicationTarget,
    {
      act: CORRECT_ATTENDANCE_ACT,
      no: applicationNo,
      reason,
      async do() {
        const { db, now, log, caller } = context;
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
        return 1;
      },
      entry: () => ({ detail: { lesson: lessonNo, attendance: status } }),
    },
    context,
  );
