import type { Generated, Selectable } from 'kysely';
import type { InquiryKind, InquiryStatus } from '@portal/shared/contract/inquiry';

/** What a member asks the association. */
interface InquiryTable {
  inquiry_no: Generated<number>;
  member_no: number;
  kind: InquiryKind;
  title: string;
  status: InquiryStatus;
  asked_at: Date;
  /** Since when the present question waits for an answer; null while none does. */
  waits_since: Date | null;
  /** When it was last answered. */
  answered_at: Generated<Date | null>;
  closed_at: Generated<Date | null>;
}
export type InquiryRow = Selectable<InquiryTable>;

/** A question of the member, or an answer of the office. */
interface InquiryEntryTable {
  entry_no: Generated<number>;
  inquiry_no: number;
  is_answer: boolean;
  /** Who answered; null for a question. */
  employee_no: number | null;
  content: string;
  written_at: Date;
  /** Of an answer, since when its question had waited. */
  waited_since: Date | null;
}

/** Readable for the member who asked and for employees, those of answers too: each is the member's own. */
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
