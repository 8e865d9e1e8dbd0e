import { formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { isAwaited } from '../deposit/DepositNotice.tsx';
import type { Payment } from '../kind/application.ts';

/** Account that was paid to. Before the payment, `DepositNotice` shows it. */
const usedAccountItems = ({ bank, account, holder }: NonNullable<Payment['virtualAccount']>) => [
  { term: '가상계좌', description: `${bank} ${account} (${holder})` },
];

/** The bank's list has the day of a transfer alone. */
const paidAtItem = (payMethod: Payment['payMethod'], paidAt: string) =>
  payMethod === 'transfer'
    ? { term: '입금일', description: formatDate(paidAt) }
    : { term: '결제일시', description: formatDateTime(paidAt) };

/** Items of a payment. */
export const paymentItems = (payment: Payment) => [
  { term: '상태', description: payment.statusName },
  { term: '결제 수단', description: payment.payMethodName },
  { term: '결제 금액', description: formatMoney(payment.amount) },
  ...(payment.paidAt ? [paidAtItem(payment.payMethod, payment.paidAt)] : []),
  ...(payment.virtualAccount && !isAwaited(payment) ? usedAccountItems(payment.virtualAccount) : []),
];
