import type { Receipts } from '@portal/shared/contract/manager';
import { formatDate } from '@portal/shared/format';
import { DescriptionList, UnbrokenNumbers } from '@portal/shared/ui';

/** Receipts issued for one payment or refund, newest first. */
export const IssuedReceipts = ({ issued }: { issued: Receipts['receipts'][number]['issued'] }) => (
  <DescriptionList
    items={issued.map(({ number, recipientName, issuedAt, replacedAt }) => ({
      term: <UnbrokenNumbers>{number}</UnbrokenNumbers>,
      description: `${recipientName} · ${formatDate(issuedAt)} 발급${replacedAt ? ' · 다른 이름으로 다시 발급되어 쓸 수 없음' : ''}`,
    }))}
  />
);
