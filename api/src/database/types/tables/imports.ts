import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ImportedStatus } from '@portal/shared/contract/manager';
import type { ImportKind, ImportOutcome, ImportStatus } from '@portal/shared/contract/office/import';

/** An imported file of the former system. */
interface ImportBatchTable {
  batch_no: Generated<number>;
  kind: ImportKind;
  /** SHA-256 of the file. */
  file_hash: Buffer;
  started_at: Date;
  /** Null while rows are missing: the same file continues the batch. */
  finished_at: Generated<Date | null>;
  /** Since then it cannot be undone. */
  closed_at: Generated<Date | null>;
  undone_at: Generated<Date | null>;
  /** Employee who has asked to undo it. */
  undoing_by: Generated<number | null>;
  /** Null unless a job is to undo it. */
  undoing_since: Generated<Date | null>;
  /** Reason why it could not be undone; empty if it was not tried. */
  undo_failure: Generated<string>;
}

export type ImportBatchRow = Selectable<ImportBatchTable>;

/** Origin of a member of the former system. */
interface ImportedMemberTable {
  member_no: number;
  batch_no: number;
  /** Number in the former system; stays after a withdrawal: a repeated import must not bring the member back. */
  old_number: string;
  /** Keyed hash of the row; null once the member has withdrawn. */
  row_hash: Buffer | null;
  /** Licence in the file, which the association had reported to the regulator. */
  lcns_no: string | null;
}

/** Password hash of the former system, until the first login or a new password. */
interface OldPasswordTable {
  member_no: number;
  /** `OldHash` as JSON. */
  sealed: Buffer;
  imported_at: Date;
}

/** Certificate or completion of the former system. */
interface ImportedPaperTable {
  imported_paper_no: Generated<number>;
  batch_no: number;
  /** Null for somebody who is no member. */
  member_no: number | null;
  kind: 'CERTIFICATE' | 'COMPLETION';
  /** Number in the former system, as `numberOfFormerSystem` compares it. */
  number: string;
  holder_masked: string;
  /** Grade of a certificate; null for a completion. */
  grade: 1 | 2 | null;
  /** Name of the course of a completion; null for a certificate. */
  title: string | null;
  issued_on: string;
  /** Keyed hash of the row. */
  row_hash: Buffer;
}

/** Application of the former system: over, with its money. Rows have no name: it is the member's. */
interface ImportedApplicationTable {
  imported_application_no: Generated<number>;
  batch_no: number;
  member_no: number;
  kind: 'education' | 'exam';
  /** Number in the former system. */
  number: string;
  title: string;
  grade: 1 | 2 | null;
  /** 필기 or 실기 of an exam; empty if unknown. */
  part: string;
  /** Place. */
  held_in: string;
  applied_on: string;
  /** First day of the course, or day of the exam. */
  held_on: string;
  status: ImportedStatus;
  score: ColumnType<number | null, number | null>;
  /** Won. */
  paid: number;
  /** Method of payment in the words of the file. */
  paid_by: string;
  paid_on: string | null;
  refunded: number;
  refunded_on: string | null;
  /** Newest of its days, from which its period counts. */
  ended_on: string;
  /** Keyed hash of the row. */
  row_hash: Buffer;
}

export type ImportedApplicationRow = Selectable<ImportedApplicationTable>;

/** Origin of an article of the former system. */
interface ImportedArticleTable {
  article_no: number;
  batch_no: number;
  kind: 'notice' | 'asctn' | 'data';
  /** Number in the former system. */
  number: string;
  /** Keyed hash of the row, with the hashes of its files. */
  row_hash: Buffer;
}

/** Counts and sums of a dry run or of an import. */
export interface ImportCounts {
  rows: number;
  outcomes: Readonly<Record<ImportOutcome, number>>;
  words: readonly { name: string; rows: number }[];
  sums: readonly { name: string; file: number; left: number; stored: number | null; isEqual: boolean }[];
}

type Counts = ColumnType<ImportCounts | null, string | undefined, string>;

/** A file of the former system that an employee has uploaded. */
interface ImportUploadTable {
  upload_no: Generated<number>;
  kind: ImportKind;
  file_name: string;
  /** Bytes. */
  size: number;
  status: ImportStatus;
  uploaded_by: number;
  uploaded_at: Date;
  started_by: Generated<number | null>;
  started_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  /** Null until a row is stored. */
  batch_no: Generated<number | null>;
  /** Runs of the present check or import: a later one takes it over from a lost process. */
  runs: Generated<number>;
  /** Until then the newest run has it; null while none does. */
  claimed_until: Generated<Date | null>;
  rows_done: Generated<number>;
  rows: Generated<number | null>;
  /** Outcome of the dry run. */
  checked: Counts;
  imported: Counts;
  /** Reason why it cannot be read; null otherwise. */
  failure: Generated<string | null>;
}

export type ImportUploadRow = Selectable<ImportUploadTable>;

/** Part of an uploaded file, until it is imported or given up. */
interface ImportPartTable {
  upload_no: number;
  /** From 0. */
  part_no: number;
  bytes: number;
  /** Bytes in base64. */
  sealed: Buffer;
  stored_at: Date;
}

/** Cause for which a row of an uploaded file is not imported. */
interface ImportProblemTable {
  problem_no: Generated<number>;
  upload_no: number;
  line: number;
  outcome: ImportOutcome;
  /** Heading of the column. */
  heading: string;
  message: string;
  found_at: Date;
}

export interface ImportTables {
  import_upload: ImportUploadTable;
  import_part: ImportPartTable;
  import_problem: ImportProblemTable;
  imported_article: ImportedArticleTable;
  imported_application: ImportedApplicationTable;
  imported_paper: ImportedPaperTable;
  old_password: OldPasswordTable;
  import_batch: ImportBatchTable;
  imported_member: ImportedMemberTable;
}
