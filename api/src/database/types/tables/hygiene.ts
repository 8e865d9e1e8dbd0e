import type { Generated, Selectable } from 'kysely';
import type { HygieneCourse } from '@portal/shared/contract/hygiene';

/** A completed course of hygiene education; it has no name, so that it remains when its member leaves. */
interface HygieneCompletionTable {
  completion_no: Generated<number>;
  member_no: number;
  /** Null for a file of the office. */
  batch_no: number | null;
  /** As the class room has written it. */
  number: string;
  /** As `numberOfFormerSystem` compares it. */
  compared_number: string;
  course: HygieneCourse;
  completed_on: string;
  /** Class room or branch; empty if unknown. */
  provider: string;
  holder_masked: string;
  /** Business in the file; null and empty if unknown, and once the member has withdrawn. */
  lcns_no: string | null;
  bssh_nm: string;
  entered_at: Date;
}

export type HygieneCompletionRow = Selectable<HygieneCompletionTable>;

/** A member's reminder of a year. */
interface HygieneReminderTable {
  reminder_no: Generated<number>;
  member_no: number;
  year: number;
  raised_at: Date;
}

export interface HygieneTables {
  hygiene_completion: HygieneCompletionTable;
  hygiene_reminder: HygieneReminderTable;
}
