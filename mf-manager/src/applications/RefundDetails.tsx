import { formatDateTime, formatMoney } from '@portal/shared/format';
import { DescriptionList } from '@portal/shared/ui';
import type { Refund } from '../parts/kind/application.ts';

/** Where a refund stands; the account is masked already. */
export function RefundDetails({ refund }: { refund: Refund }) {
  const account = [refund.bank, refund.account].filter(Boolean).join(' ');
  return (
    <DescriptionList
      items={[
        { term: '상태', description: refund.statusName },
        { term: '접수일시', description: formatDateTime(refund.requestedAt) },
        { term: '환불 금액', description: `${formatMoney(refund.amount)} (${refund.percent}%)` },
        ...(refund.amount > 0 && account
          ? [
              { term: '환불 계좌', description: account },
              { term: '예금주', description: refund.accountName },
            ]
          : []),
      ]}
    />
  );
}
