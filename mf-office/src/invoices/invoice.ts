import type { CallEntity } from '@portal/shared/contract';
import type { officeInvoiceAllowances, officeInvoices } from '@portal/shared/contract/office';
import { formatCount, formatDeadline, formatMoney } from '@portal/shared/format';

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

const ACCEPTED_STAY = ' 수락한 분의 자리는 그대로이며 그 금액은 계속 받아야 합니다.';

/** Result of cancelling the unaccepted seats in words; without the sum for an older API. */
export function cancellationOf({ cancellation, amount, accepted }: Invoice): string {
  const others = accepted > 0 ? ACCEPTED_STAY : '';
  if (!cancellation)
    return `아무도 수락하지 않은 자리를 모두 취소하고, 지금의 환불 기간에 따라 청구 금액을 줄입니다.${others}`;
  const seats = `아무도 수락하지 않은 ${formatCount(cancellation.seats)}명의 자리를 취소합니다.`;
  return cancellation.amount > 0
    ? `${seats} 받을 금액이 ${formatMoney(cancellation.amount)} 줄어 ${formatMoney(amount - cancellation.amount)}이 됩니다.${others}`
    : `${seats} 환불 기간이 지나 받을 금액 ${formatMoney(amount)}은 줄지 않습니다.${others}`;
}
