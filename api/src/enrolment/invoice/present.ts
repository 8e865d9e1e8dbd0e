import { INVOICE_STATUS_NAMES } from '@portal/shared/contract/manager';
import { formatSeoul, seoulTimestamp } from '@portal/shared/time';
import type { InvoiceRow } from '../../database/types/tables/invoice.ts';
import { bankReadUntil } from '../../money/bankRead.ts';

const NUMBER_DIGITS = 6;

/** Formats `2026-000012`: year of issue and number. */
export const invoiceNumber = ({ invoice_no, issued_at }: Pick<InvoiceRow, 'invoice_no' | 'issued_at'>): string =>
  `${formatSeoul(issued_at, 'YYYY')}-${String(invoice_no).padStart(NUMBER_DIGITS, '0')}`;

/** True if unpaid by the bank's list of its due date, which employees read within some working days. */
export const isOverdue = ({ status, due_at }: Pick<InvoiceRow, 'status' | 'due_at'>, now: Date): boolean =>
  status === 'OPEN' && due_at <= bankReadUntil(now);

/** Renders an invoice for its employer and the office. */
export const presentInvoice = (invoice: InvoiceRow, now: Date) => ({
  invoiceNo: invoice.invoice_no,
  number: invoiceNumber(invoice),
  status: invoice.status,
  statusName: INVOICE_STATUS_NAMES[invoice.status],
  amount: invoice.amount,
  issuedAmount: invoice.issued_amount,
  issuedAt: seoulTimestamp(invoice.issued_at),
  dueAt: seoulTimestamp(invoice.due_at),
  isOverdue: isOverdue(invoice, now),
  paidOn: invoice.deposited_on,
});
