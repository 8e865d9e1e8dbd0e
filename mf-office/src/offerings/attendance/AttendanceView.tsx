import { useState } from 'react';
import type { OfferingKind } from '@portal/shared/contract/office';
import { formatDate } from '@portal/shared/format';
import { formatLesson } from '@portal/shared/papers';
import { seoulDay, serverNow } from '@portal/shared/time';
import { Callout, EmptyState, Section, SelectField } from '@portal/shared/ui';
import { presentLesson, type Attendance } from './attendee/attendee.ts';
import { AttendeeList } from './AttendeeList.tsx';
import { CameraReader } from './camera/CameraReader.tsx';
import { LastEntry } from './LastEntry.tsx';
import { Proposals } from './proposals/Proposals.tsx';
import { Tally } from './Tally.tsx';
import { useTaking } from './useTaking.ts';

interface AttendanceViewProps {
  offering: { kind: OfferingKind; offeringNo: number };
  attendance: Attendance;
  refresh: () => void;
}

/** Attendance of one lesson, and the proposed results once the last lesson is over. */
export function AttendanceView({ offering, attendance, refresh }: AttendanceViewProps) {
  const { lessons, applicants, isOver } = attendance;
  const today = seoulDay(serverNow());
  const [chosen, setChosen] = useState<number | null>(null);
  const lesson = lessons.find(({ lessonNo }) => lessonNo === chosen) ?? presentLesson(lessons, today);
  const lessonNo = lesson?.lessonNo ?? 0;
  const taking = useTaking({ ...offering, lessonNo }, applicants, refresh);
  if (!lesson) return null;
  return (
    <>
      {isOver && <Proposals offering={offering} attendance={attendance} />}
      <Section title="출석 받기">
        {lessons.length > 1 && (
          <SelectField
            label="수업"
            value={lessonNo}
            options={lessons.map((one, index) => ({
              value: one.lessonNo,
              label: `${index + 1}. ${formatLesson(one)}`,
            }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        )}
        {lesson.day !== today && (
          <Callout tone="warning">
            {`오늘은 ${formatDate(today)}이고, 이 ${offering.kind === 'exam' ? '시험' : '수업'}은 ${formatLesson(lesson)}입니다.`}
          </Callout>
        )}
        <CameraReader mayOpen={lesson.day <= today} onCode={(code) => taking.take({ code })}>
          <LastEntry said={taking.said} />
        </CameraReader>
        <Tally lessonNo={lessonNo} applicants={applicants} taking={taking} />
      </Section>
      <Section title="명단">
        {applicants.length === 0 ? (
          <EmptyState title="신청을 마친 분이 없습니다." />
        ) : (
          <AttendeeList lesson={lesson} mayTake={lesson.day <= today} applicants={applicants} taking={taking} />
        )}
      </Section>
    </>
  );
}
