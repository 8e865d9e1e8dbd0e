import type { Generated } from 'kysely';
import type { CashReceiptStatus, CashReceiptType } from '@portal/shared/contract/cashReceipt';

/** A cash receipt for a deposit or for the fee of a certificate, from its request on. */
interface CashReceiptTable {
  cash_receipt_no: Generated<number>;
  member_no: number;
  /** One of the two columns is set. */
  payment_no: number | null;
  certificate_no: number | null;
  type: CashReceiptType;
  /** Identifies the payer to the tax office; null once it is not needed. */
  number_sealed: Buffer | null;
  number_masked: string;
  status: CashReceiptStatus;
  requested_at: Date;
  /** Order number at the gateway. */
  order_no: string;
  /** Won: issued, cancelled, and being cancelled. */
  amount: Generated<number>;
  cancelled: Generated<number>;
  cancelling: Generated<number>;
  /** Key of the receipt at the gateway. */
  receipt_key: Generated<string | null>;
  /** Number of the tax office, and the page that shows the receipt. */
  issue_number: Generated<string>;
  url: Generated<string>;
  /** Gateway keys of its cancellations, separated by spaces. */
  cancel_keys: Generated<string>;
  /** Counts the order keys used at the gateway. */
  attempt: Generated<number>;
  /** When the pending orders were made, and whether one of them got no response. */
  ordered_at: Generated<Date | null>;
  is_unanswered: Generated<boolean>;
  /** Since when the result has been unknown. */
  unknown_since: Generated<Date | null>;
  /** Cause of the last failure. TAX_OFFICE: issued, but not accepted by the tax office. */
  failure: Generated<'REFUSED' | 'UNANSWERED' | 'TAX_OFFICE' | null>;
  /** Refusal code of the gateway. */
  refusal: Generated<string>;
  /** Until then only the process that claimed it may order it. */
  leased_until: Generated<Date | null>;
  issued_at: Generated<Date | null>;
  /** When the tax office had accepted all of it, and when the gateway was last queried about that. */
  confirmed_at: Generated<Date | null>;
  checked_at: Generated<Date | null>;
}

export interface CashReceiptTables {
  cash_receipt: CashReceiptTable;
}
