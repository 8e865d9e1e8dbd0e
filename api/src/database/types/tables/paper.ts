import type { Generated } from 'kysely';
import type { ReceiptKind, Recipient } from '@portal/shared/contract/manager';

/** Kinds of numbered papers. */
export type PaperKind = 'COMPLETION' | ReceiptKind;

/** A completion or a receipt, from its first opening. It is never deleted, and its number never changes. */
export interface PaperTable {
  paper_no: Generated<number>;
  kind: PaperKind;
  /** Number of the application, payment, refund or certificate. */
  subject_no: number;
  member_no: number;
  number: string;
  recipient: Recipient;
  /** Null once the member has left. */
  recipient_name: string | null;
  /** Name shown by the verification by number; permanent. */
  recipient_masked: string;
  /** Ten digits; empty for a person. */
  business_number: Generated<string>;
  issued_at: Date;
  /** When it was replaced by one in another name. */
  replaced_at: Date | null;
}

export interface PaperTables {
  paper: PaperTable;
}
