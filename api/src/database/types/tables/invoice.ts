import type { Generated, Selectable } from 'kysely';
import type { InvoiceStatus } from '@portal/shared/contract/manager';
import type { AllowanceStatus } from '@portal/shared/contract/office';

/** An employer who may pay groups on an invoice. */
interface InvoiceAllowanceTable {
  allowance_no: Generated<number>;
  member_no: number;
  /** Ten digits. */
  business_number: string;
  business_name: string;
  /** Won: of all open invoices together. */
  limit_won: number;
  /** The last day on which groups can be reserved so. */
  until_day: string;
  status: AllowanceStatus;
  /** Also once it has ended. */
  was_allowed: Generated<boolean>;
  /** Who has asked for it, then who has confirmed it. */
  allowed_by: number;
  allowed_at: Date;
  ended_at: Generated<Date | null>;
}
export type AllowanceRow = Selectable<InvoiceAllowanceTable>;

/** What an employer owes for a group. */
interface GroupInvoiceTable {
  invoice_no: Generated<number>;
  group_no: number;
  status: InvoiceStatus;
  /** Won that are owed now, or were when it was paid; and what it began with. */
  amount: number;
  issued_amount: number;
  issued_at: Date;
  /** The end of the due day. */
  due_at: Date;
  payment_no: Generated<number | null>;
  /** The day of the transfer. */
  deposited_on: Generated<string | null>;
  due_told_at: Generated<Date | null>;
  overdue_told_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
}
export type InvoiceRow = Selectable<GroupInvoiceTable>;

export interface InvoiceTables {
  invoice_allowance: InvoiceAllowanceTable;
  group_invoice: GroupInvoiceTable;
}
