import type { ApplicationStatus } from '@portal/shared/contract';
import type { AttendanceStatus } from '@portal/shared/contract/manager';
import type { Queries } from '../../../../database/types/tables.ts';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { evidenceState } from '../../../../enrolment/application/evidenceState.ts';
import { lackOfTicket } from '../../../../enrolment/application/ticket.ts';
import { currentTerms, occasionOf } from '../../../../enrolment/offering/occasion.ts';
import { offeringTitle } from '../../../../enrolment/offering/offeringTitle.ts';
import { termsKind } from '../../../../enrolment/offering/termsKind.ts';
import { listReadable } from '../../../../internalControls/branches/listReadable.ts';
import { applicantName } from '../../parts/described.ts';

/** An applicant at the door, identified by ticket or list. */
export interface NamedApplication {
  applicationNo: number;
  memberNo: number;
  kind: OfferingKind;
  offeringNo: number;
  status: ApplicationStatus;
  name: string;
  /** Reason why an exam's ticket is not ready; null if it is. */
  lack: ReturnType<typeof lackOfTicket>;
  /** Title of the course or exam. */
  title: string;
  day: string;
  /** Mark of the lesson; null if none. */
  mark: { status: AttendanceStatus; takenAt: Date; takenBy: string | null } | null;
}

/**
 * Loads and locks these applications in the order of their numbers. A paper may name one of another branch, which its
 * employees do not read.
 */
export async function listNamed(
  db: Queries,
  { wanted, lessonNo }: { wanted: readonly number[]; lessonNo: number },
): Promise<ReadonlyMap<number, NamedApplication>> {
  const applicationNos = await listReadable(db, 'application', wanted);
  if (applicationNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('application')
    .select(['application_no', 'member_no', 'education_no', 'examination_no', 'status', 'kind'])
    .select(['terms', 'changed_to', 'answers', applicantName.as('name'), evidenceState.as('evidence_state')])
    .where('application_no', 'in', applicationNos)
    // A group has no person at the door.
    .where('kind', '<>', 'group')
    .orderBy('application_no')
    .forNoKeyUpdate()
    .execute();
  // Read after locking, to see what another device has marked meanwhile.
  const marks = await db
    .selectFrom('attendance')
    .leftJoin('member', 'member.member_no', 'attendance.recorded_by')
    .select(['application_no', 'attendance.status', 'taken_at as takenAt', 'member.name as takenBy'])
    .where('application_no', 'in', applicationNos)
    .where('lesson_no', '=', lessonNo)
    .execute();
  return new Map(
    rows.map((row) => {
      const terms = currentTerms(row);
      const mark = marks.find(({ application_no }) => application_no === row.application_no) ?? null;
      const named = {
        applicationNo: row.application_no,
        memberNo: row.member_no,
        kind: termsKind(row.terms),
        offeringNo: row.education_no ?? row.examination_no ?? 0,
        status: row.status,
        name: row.name,
        lack: lackOfTicket(row),
        title: offeringTitle(terms),
        day: occasionOf(terms).day,
        mark,
      };
      return [row.application_no, named];
    }),
  );
}
