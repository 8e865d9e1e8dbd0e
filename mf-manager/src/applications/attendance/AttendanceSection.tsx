import { formatLesson } from '@portal/shared/papers';
import { DescriptionList, Section } from '@portal/shared/ui';
import type { ApplicationDetail } from '../../parts/kind/application.ts';

/** Attendance of the member by lesson: for a course of several lessons, and for any once attendance was taken. */
export function AttendanceSection({ application: { attendance } }: { application: ApplicationDetail }) {
  if (attendance.length < 2 && attendance.every((lesson) => lesson.attendance === null)) return null;
  return (
    <Section title="출석" lead="협회가 기록한 출석입니다. 다르면 고객센터로 알려주세요.">
      <DescriptionList
        items={attendance.map((lesson) => ({
          term: formatLesson(lesson),
          description: lesson.attendanceName || '아직 기록 없음',
        }))}
      />
    </Section>
  );
}
