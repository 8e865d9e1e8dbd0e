import { formatDateTime, formatMoney } from '@portal/shared/format';
import { DescriptionList } from '@portal/shared/ui';
import type { Payment } from '../parts/kind/application.ts';
import { virtualAccountFacts } from '../parts/application/virtualAccountItems.ts';

/** How an application was or is to be paid. */
export function PaymentDetails({ payment }: { payment: Payment }) {
  return (
    <DescriptionList
      items={[
        { term: '상태', description: payment.statusName },
        { term: '결제 수단', description: payment.payMethodName },
        { term: '결제 금액', description: formatMoney(payment.amount) },
        ...(payment.paidAt ? [{ term: '결제일시', description: formatDateTime(payment.paidAt) }] : []),
        ...(payment.virtualAccount ? virtualAccountFacts(payment.virtualAccount) : []),
      ]}
    />
  );
}
