import type { Generated } from 'kysely';
import type { ReceiptKind, Recipient } from '@portal/shared/contract/manager';

/** What a paper with a number is for. */
export type PaperKind = 'COMPLETION' | ReceiptKind;

/** A completion or a receipt, from when it was opened first. It is never deleted, and keeps its number. */
export interface PaperTable {
  paper_no: Generated<number>;
  kind: PaperKind;
  /** The application, the payment, the refund or the certificate. */
  subject_no: number;
  member_no: number;
  number: string;
  recipient: Recipient;
  /** null once the member has left. */
  recipient_name: string | null;
  /** What the check by number shows; it stays. */
  recipient_masked: string;
  /** Ten digits; empty for a person. */
  business_number: Generated<string>;
  issued_at: Date;
  /** When one in another name took its place. */
  replaced_at: Date | null;
}

export interface PaperTables {
  paper: PaperTable;
}
