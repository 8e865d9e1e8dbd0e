import { PROPOSED_RESULTS, RESULT_NAMES, type Result } from '@portal/shared/contract/office';
import type { Queries } from '../../../../database/types/tables.ts';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { attendedShare, proposedResult } from '../../../../enrolment/attendance/share.ts';
import { isAttendanceTaken, lessonsOfRow, listMarks } from '../../../../enrolment/attendance/store.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { CourseRow, ExamRow } from '../../../manager/offerings/store.ts';

interface Entered {
  kind: OfferingKind;
  offeringNo: number;
  applicationNo: number;
  result: Result;
  reason: string;
}

/** Requires a reason for a result that attendance does not propose, at the form's field. */
export async function requireReasonAgainstAttendance(
  { kind, offeringNo, applicationNo, result, reason }: Entered,
  offering: CourseRow | ExamRow,
  db: Queries,
): Promise<void> {
  if (reason !== '' || !PROPOSED_RESULTS.some((proposed) => proposed === result)) return;
  if (!(await isAttendanceTaken(db, kind, offeringNo))) return;
  const share = attendedShare(lessonsOfRow(offering), await listMarks(db, applicationNo));
  const needed = 'attendance_percent' in offering ? offering.attendance_percent : 0;
  const proposed = proposedResult(kind, share, needed);
  if (proposed === result) return;
  const message = `출석 기록(${share}%)으로는 ${RESULT_NAMES[proposed]}입니다. 다르게 입력하는 사유를 적어주세요.`;
  throw new HttpError('MALFORMED', { issues: [{ path: 'reason', message }] });
}
