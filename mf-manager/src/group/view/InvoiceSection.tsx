import { downloadInvoice } from '@portal/shared/contract/manager';
import { SavePdf } from '@portal/shared/documents';
import { formatDate, formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { Actions, DescriptionList, Section } from '@portal/shared/ui';
import type { Group } from '../group.ts';

/** Invoice of a group that pays by invoice, with its document. */
export function InvoiceSection({ group: { groupNo, invoice } }: { group: Pick<Group, 'groupNo' | 'invoice'> }) {
  if (!invoice) return null;
  const { number, statusName, amount, issuedAmount, issuedAt, dueAt, status, paidOn } = invoice;
  return (
    <Section title="청구서">
      <DescriptionList
        items={[
          { term: '청구서 번호', description: number },
          { term: '상태', description: statusName },
          { term: '청구일시', description: formatDateTime(issuedAt) },
          ...(amount < issuedAmount ? [{ term: '처음 금액', description: formatMoney(issuedAmount) }] : []),
          {
            term: status === 'PAID' ? '입금된 금액' : '입금할 금액',
            description: <strong>{formatMoney(amount)}</strong>,
          },
          ...(paidOn
            ? [{ term: '입금일', description: formatDate(paidOn) }]
            : [{ term: '입금 기한', description: formatDeadline(dueAt) }]),
        ]}
      />
      <Actions>
        <SavePdf call={downloadInvoice} input={{ groupNo }} fileName={`청구서_${number}.pdf`} />
      </Actions>
    </Section>
  );
}
