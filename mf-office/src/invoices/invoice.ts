import type { CallEntity } from '@portal/shared/contract';
import type { officeInvoiceAllowances, officeInvoices } from '@portal/shared/contract/office';
import { formatDeadline, formatMoney } from '@portal/shared/format';

/** An invoice of an employer. */
export type Invoice = CallEntity<typeof officeInvoices>['list'][number];
/** An employer's permission to pay by invoice (후불 허용). */
export type Allowance = CallEntity<typeof officeInvoiceAllowances>['list'][number];

/** Pages of invoices and of allowances. */
export const LIST_PATH = '/office/invoices';
export const ALLOWANCES_PATH = '/office/invoices/allowances';

/** Details of an invoice for the decision dialog. */
export const detailsOf = (invoice: Invoice) => [
  { term: '청구서', description: invoice.number },
  { term: '회사', description: invoice.businessName },
  { term: '교육·시험', description: invoice.title },
  { term: '받을 금액', description: formatMoney(invoice.amount) },
  { term: '입금 기한', description: formatDeadline(invoice.dueAt) },
];
