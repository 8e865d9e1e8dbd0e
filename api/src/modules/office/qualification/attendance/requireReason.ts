import { PROPOSED_RESULTS, RESULT_NAMES, type Result } from '@portal/shared/contract/office';
import { seoulInstant } from '@portal/shared/time';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { attendedShare, proposedResult } from '../../../../enrolment/attendance/share.ts';
import { isAttendanceTaken, lessonsOfRow, listMarks } from '../../../../enrolment/attendance/store.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import type { CourseRow, ExamRow } from '../../../manager/offerings/store.ts';

interface Entered {
  kind: OfferingKind;
  offeringNo: number;
  applicationNo: number;
  result: Result;
  reason: string;
}

/** Requires a reason, at the form's field, before the last lesson and for a result that attendance does not propose. */
export async function requireReasonAgainstAttendance(
  { kind, offeringNo, applicationNo, result, reason }: Entered,
  offering: CourseRow | ExamRow,
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
): Promise<void> {
  if (reason !== '' || !PROPOSED_RESULTS.some((proposed) => proposed === result)) return;
  const lessons = lessonsOfRow(offering);
  const left = lessons.filter(({ day, time }) => seoulInstant(day, time) > now).length;
  if (left > 0) refuse(`아직 수업이 ${left}번 남았습니다. 지금 결과를 입력하는 사유를 적어주세요.`);
  if (!(await isAttendanceTaken(db, kind, offeringNo))) return;
  const share = attendedShare(lessons, await listMarks(db, applicationNo));
  const needed = 'attendance_percent' in offering ? offering.attendance_percent : 0;
  const proposed = proposedResult(kind, share, needed);
  if (proposed === result) return;
  refuse(`출석 기록(${share}%)으로는 ${RESULT_NAMES[proposed]}입니다. 다르게 입력하는 사유를 적어주세요.`);
}

function refuse(message: string): never {
  throw new HttpError('MALFORMED', { issues: [{ path: 'reason', message }] });
}
