import type { Generated } from 'kysely';
import type { AttendanceStatus } from '@portal/shared/contract/manager';

/** Whether an applicant was at a lesson; without a row nobody has said so. */
interface AttendanceTable {
  attendance_no: Generated<number>;
  application_no: number;
  lesson_no: number;
  status: AttendanceStatus;
  /** By the code of the paper, or off the list. */
  way: 'CODE' | 'LIST';
  /** By the device that took it, and when it was sent here. */
  taken_at: Date;
  recorded_at: Date;
  recorded_by: number;
  /** The newest correction, and why. */
  corrected_at: Generated<Date | null>;
  corrected_by: Generated<number | null>;
  reason: Generated<string>;
}

export interface AttendanceTables {
  attendance: AttendanceTable;
}
