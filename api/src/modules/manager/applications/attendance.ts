import { ATTENDANCE_NAMES, lessonsOf } from '@portal/shared/contract/manager';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';
import { entryCodeOf } from '../../../enrolment/attendance/entryCode.ts';
import { listMarks } from '../../../enrolment/attendance/store.ts';
import { currentTerms, occasionOf } from '../../../enrolment/offering/occasion.ts';
import { isCourseTerms } from '../../../enrolment/offering/offeringTitle.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { applicationActions } from './allowedActions.ts';

/** Entry code on the application's papers; empty while it has none. */
export function presentEntryCode(
  row: ApplicationRow,
  { now, configuration }: Pick<CallContext, 'now' | 'configuration'>,
) {
  const hasPaper = applicationActions(row, now).some((action) => action === 'printSlip' || action === 'printTicket');
  return hasPaper ? entryCodeOf(row.application_no, configuration.encryptionKeys) : '';
}

/** Lessons of a classroom course, each with the member's attendance. */
export async function presentAttendance(row: ApplicationRow, { db }: Pick<CallContext, 'db'>) {
  const terms = currentTerms(row);
  if (!isCourseTerms(terms) || terms.eduType === 2) return [];
  const marks = await listMarks(db, row.application_no);
  return lessonsOf(occasionOf(terms)).map((lesson) => {
    const attendance = marks.find(({ lessonNo }) => lessonNo === lesson.lessonNo)?.status ?? null;
    return { ...lesson, attendance, attendanceName: attendance ? ATTENDANCE_NAMES[attendance] : '' };
  });
}
