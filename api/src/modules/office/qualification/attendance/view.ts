import { APPLICATION_STATUS_NAMES } from '@portal/shared/contract';
import type { AttendanceStatus } from '@portal/shared/contract/manager';
import type { OfferingKind } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import { evidenceState } from '../../../../enrolment/application/evidenceState.ts';
import { lackOfTicket } from '../../../../enrolment/application/ticket.ts';
import { entryCodeOf } from '../../../../enrolment/attendance/entryCode.ts';
import { attendedShare, proposedResult } from '../../../../enrolment/attendance/share.ts';
import { lessonsEndAt, lessonsOfRow } from '../../../../enrolment/attendance/store.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { CallContext } from '../../../../pipeline/handler.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { applicantName } from '../../parts/described.ts';
import { titleOf } from '../offerings/present.ts';
import { RESULT_STATES } from '../results/resultStates.ts';
import { ticketBar } from './judgeEntry.ts';

/** States of people who may attend: a confirmed seat, or a result. */
const ATTENDING_STATES = ['CONFIRMED', ...RESULT_STATES] as const;

interface Offering {
  kind: OfferingKind;
  offeringNo: number;
}

/** Returns the lessons of a course or exam with all people who may attend. */
export async function viewAttendance(
  { kind, offeringNo }: Offering,
  { db, now, configuration }: Pick<CallContext, 'db' | 'now' | 'configuration'>,
) {
  const offering = await findOffering(db, kind, offeringNo, now);
  if (!offering || offering.is_draft) throw new HttpError('NOT_FOUND');
  const lessons = lessonsOfRow(offering);
  const attendancePercent = 'attendance_percent' in offering ? offering.attendance_percent : 0;
  const marks = await listMarks(db, { kind, offeringNo });
  const isOver = lessonsEndAt(lessons) <= now;
  const rows = await listAttending(db, { kind, offeringNo });
  const applicants = rows.map(({ applicationNo, name, examinationCode, status, ...row }) => {
    const own = marks.get(applicationNo) ?? [];
    const share = attendedShare(lessons, own);
    return {
      userExaminationNo: applicationNo,
      name,
      examinationCode,
      entryCode: entryCodeOf(applicationNo, configuration.encryptionKeys),
      status,
      statusName: APPLICATION_STATUS_NAMES[status],
      bar: ticketBar({ status, lack: lackOfTicket(row) }) ?? '',
      marks: own.map(presentMark),
      share,
      proposal: isOver && marks.size > 0 ? proposedResult(kind, share, attendancePercent) : null,
      awaitsResult: status === 'CONFIRMED' && offering.held_at <= now,
    };
  });
  return { title: titleOf(offering), lessons, attendancePercent, isOver, applicants };
}

const listAttending = (db: Queries, { kind, offeringNo }: Offering) =>
  db
    .selectFrom('application')
    .select([
      'application_no as applicationNo',
      applicantName.as('name'),
      (eb) => eb.fn.coalesce('examination_code', eb.val('')).as('examinationCode'),
      'status',
      'kind',
      'terms',
      'answers',
      evidenceState.as('evidence_state'),
    ])
    .where(OFFERING_KINDS[kind].key, '=', offeringNo)
    .where('status', 'in', ATTENDING_STATES)
    .orderBy(applicantName)
    .orderBy('application_no')
    .execute();

interface Mark {
  lessonNo: number;
  status: AttendanceStatus;
  takenAt: Date;
  takenBy: string | null;
  correctedAt: Date | null;
  correctedBy: string | null;
  reason: string;
}

/** All marks, by the application's number. */
async function listMarks(db: Queries, { kind, offeringNo }: Offering): Promise<ReadonlyMap<number, Mark[]>> {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('application', 'application.application_no', 'attendance.application_no')
    .innerJoin('member as taker', 'taker.member_no', 'attendance.recorded_by')
    .leftJoin('member as corrector', 'corrector.member_no', 'attendance.corrected_by')
    .select([
      'attendance.application_no as applicationNo',
      'attendance.lesson_no as lessonNo',
      'attendance.status',
      'attendance.taken_at as takenAt',
      'taker.name as takenBy',
      'attendance.corrected_at as correctedAt',
      'corrector.name as correctedBy',
      'attendance.reason',
    ])
    .where(`application.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
    .orderBy('attendance.lesson_no')
    .execute();
  const marks = new Map<number, Mark[]>();
  for (const { applicationNo, ...mark } of rows) {
    const own = marks.get(applicationNo);
    if (own) own.push(mark);
    else marks.set(applicationNo, [mark]);
  }
  return marks;
}

const presentMark = ({ lessonNo, status, takenAt, takenBy, correctedAt, correctedBy, reason }: Mark) => ({
  lessonNo,
  status,
  takenAt: seoulTimestamp(takenAt),
  takenBy: takenBy ?? '',
  correction: correctedAt && { correctedAt: seoulTimestamp(correctedAt), correctedBy: correctedBy ?? '', reason },
});
