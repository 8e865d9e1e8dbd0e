import type { Generated } from 'kysely';
import type { AttendanceStatus } from '@portal/shared/contract/manager';

/** Attendance of an applicant at a lesson; no row until it is recorded. */
interface AttendanceTable {
  attendance_no: Generated<number>;
  application_no: number;
  lesson_no: number;
  status: AttendanceStatus;
  /** By the code of the slip or ticket, or from the list. */
  way: 'CODE' | 'LIST';
  /** Time by the clock of the recording device, and time of arrival here. */
  taken_at: Date;
  recorded_at: Date;
  recorded_by: number;
  /** The newest correction and its reason. */
  corrected_at: Generated<Date | null>;
  corrected_by: Generated<number | null>;
  reason: Generated<string>;
}

export interface AttendanceTables {
  attendance: AttendanceTable;
}
