import type { CalendarFileEvent } from '@portal/shared/calendarFile';
import { FIRST_LESSON, lessonsOf } from '@portal/shared/contract/manager';
import { addressLine, arrivalTime } from '@portal/shared/papers';
import { seoulInstant } from '@portal/shared/time';
import { paperOf } from '../../parts/documents/paperOf.ts';
import type { Application } from '../../parts/kind/application.ts';

/** Calendar events of each lesson of a course, or of an exam, with a reminder a day before. */
export function applicationEvents(application: Application): CalendarFileEvent[] {
  const paper = paperOf(application);
  const notes = [
    `신청번호 ${application.applicationNo}`,
    ...(application.format === 'online'
      ? []
      : [
          `${arrivalTime(application.time)}까지 입실 (시작 20분 전)`,
          paper ? `준비물: 신분증, ${paper}` : '수험표가 아직 나오지 않았습니다. 신청 상세에서 확인해주세요.',
        ]),
  ];
  const id = `application-${application.applicationNo}`;
  return lessonsOf(application).map(({ lessonNo, day, time, endTime }) => ({
    id: lessonNo === FIRST_LESSON ? id : `${id}-${lessonNo}`,
    start: seoulInstant(day, time),
    end: endTime ? seoulInstant(day, endTime) : null,
    title: application.title,
    place: addressLine(application),
    notes,
    remindBefore: 'P1D',
  }));
}
