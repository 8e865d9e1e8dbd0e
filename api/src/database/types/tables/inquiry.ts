import type { Generated, Selectable } from 'kysely';
import type { InquiryKind, InquiryStatus } from '@portal/shared/contract/inquiry';

/** An inquiry of a member to the association. */
interface InquiryTable {
  inquiry_no: Generated<number>;
  member_no: number;
  kind: InquiryKind;
  title: string;
  status: InquiryStatus;
  asked_at: Date;
  /** Since when the open question has waited for an answer; null if none is open. */
  waits_since: Date | null;
  /** When it was last answered. */
  answered_at: Generated<Date | null>;
  closed_at: Generated<Date | null>;
}
export type InquiryRow = Selectable<InquiryTable>;

/** A question of the member or an answer of the office. */
interface InquiryEntryTable {
  entry_no: Generated<number>;
  inquiry_no: number;
  is_answer: boolean;
  /** The employee who answered; null for a question. */
  employee_no: number | null;
  content: string;
  written_at: Date;
  /** Since when the answered question had waited; null for a question. */
  waited_since: Date | null;
}

/** A file of an inquiry, readable for its member and for employees, also if the office attached it. */
interface InquiryFileTable {
  inquiry_file_no: Generated<number>;
  entry_no: number;
  path: string;
  file_name: string;
  /** Bytes. */
  size: number;
}

export interface InquiryTables {
  inquiry: InquiryTable;
  inquiry_entry: InquiryEntryTable;
  inquiry_file: InquiryFileTable;
}
