import { useMutation } from '@portal/shared/client';
import { ATTENDANCE_NAMES, type AttendanceStatus } from '@portal/shared/contract/manager';
import { officeAttendance, officeCorrectAttendance } from '@portal/shared/contract/office';
import { formatLesson } from '@portal/shared/papers';
import { Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';
import type { Attendee, Lesson } from './attendee/attendee.ts';

/** Requires the reason of a correction, and sends it. */
export function useCorrecting(lesson: Lesson) {
  const correcting = useMutation(officeCorrectAttendance, { quiet: true, invalidates: [officeAttendance] });
  return (attendee: Attendee, to: AttendanceStatus) =>
    void openDecision({
      title: `출석 정정: ${ATTENDANCE_NAMES[to]}`,
      details: [
        { term: '이름', description: attendee.name },
        { term: '일시', description: formatLesson(lesson) },
        { term: '바뀌는 기록', description: <strong>{ATTENDANCE_NAMES[to]}</strong> },
      ],
      note: attendee.status !== 'CONFIRMED' && (
        <Callout tone="warning">이미 입력한 결과는 바뀌지 않습니다. 결과도 틀렸으면 결과 정정을 해주세요.</Callout>
      ),
      action: '정정',
      reasonMissing: '정정하는 사유를 입력해주세요.',
      send: async (reason) => {
        const { userExaminationNo } = attendee;
        await correcting.mutate({ userExaminationNo, lessonNo: lesson.lessonNo, status: to, reason });
        toast('출석을 정정했습니다.');
      },
    });
}
