import type { Generated } from 'kysely';
import type { CashReceiptStatus, CashReceiptType } from '@portal/shared/contract/cashReceipt';

/** What the tax office gets to know of a deposit, or of the fee of a certificate: from when it was asked for. */
interface CashReceiptTable {
  cash_receipt_no: Generated<number>;
  member_no: number;
  /** One of the two. */
  payment_no: number | null;
  certificate_no: number | null;
  type: CashReceiptType;
  /** By which the tax office knows the payer; null as soon as nobody needs it. */
  number_sealed: Buffer | null;
  number_masked: string;
  status: CashReceiptStatus;
  requested_at: Date;
  /** Under which the gateway has it. */
  order_no: string;
  /** Won that it was issued over, that were cancelled of it, and that are being cancelled. */
  amount: Generated<number>;
  cancelled: Generated<number>;
  cancelling: Generated<number>;
  /** The gateway's key. */
  receipt_key: Generated<string | null>;
  /** The tax office's number, and the page that shows it. */
  issue_number: Generated<string>;
  url: Generated<string>;
  /** The gateway's keys of what was cancelled of it, with blanks between them. */
  cancel_keys: Generated<string>;
  /** Counts the keys under which it was ordered at the gateway. */
  attempt: Generated<number>;
  /** Since when orders of what is under way were made, and whether one of them was never answered. */
  ordered_at: Generated<Date | null>;
  is_unanswered: Generated<boolean>;
  /** Since when nobody knows how it went. */
  unknown_since: Generated<Date | null>;
  /** Why it has failed last. TAX_OFFICE: it was issued, and the tax office has not taken it. */
  failure: Generated<'REFUSED' | 'UNANSWERED' | 'TAX_OFFICE' | null>;
  /** The gateway's code of the refusal. */
  refusal: Generated<string>;
  /** Until when only the process that claimed it orders it. */
  leased_until: Generated<Date | null>;
  issued_at: Generated<Date | null>;
  /** When the tax office had taken all of it, and when the gateway was asked last whether it has. */
  confirmed_at: Generated<Date | null>;
  checked_at: Generated<Date | null>;
}

export interface CashReceiptTables {
  cash_receipt: CashReceiptTable;
}
