import type { Generated, Selectable } from 'kysely';
import type { InvoiceStatus } from '@portal/shared/contract/manager';
import type { AllowanceStatus } from '@portal/shared/contract/office';

/** An employer who may pay for groups on an invoice. */
interface InvoiceAllowanceTable {
  allowance_no: Generated<number>;
  member_no: number;
  /** Ten digits. */
  business_number: string;
  business_name: string;
  /** Won: limit for all open invoices together. */
  limit_won: number;
  /** Last day on which groups can be reserved on an invoice. */
  until_day: string;
  status: AllowanceStatus;
  /** True from the first confirmation on, even after it has ended. */
  was_allowed: Generated<boolean>;
  /** The employee who requested the allowance; from its confirmation on, the one who confirmed it. */
  allowed_by: number;
  allowed_at: Date;
  ended_at: Generated<Date | null>;
}
export type AllowanceRow = Selectable<InvoiceAllowanceTable>;

/** Amount owed by an employer for a group. */
interface GroupInvoiceTable {
  invoice_no: Generated<number>;
  group_no: number;
  status: InvoiceStatus;
  /** Won: amount owed now or at payment, and the initial amount. */
  amount: number;
  issued_amount: number;
  issued_at: Date;
  /** The end of the due day. */
  due_at: Date;
  payment_no: Generated<number | null>;
  /** Day of the transfer. */
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
