import { formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { formatBusinessNumber } from '@portal/shared/rules';
import { DescriptionList, Section, TextLink } from '@portal/shared/ui';
import { CashReceiptSection } from '../../parts/cashReceipt/CashReceiptSection.tsx';
import { KINDS } from '../../parts/kind/kinds.ts';
import { offeringPath } from '../../parts/page/paths.ts';
import { paymentItems } from '../../parts/payment/paymentItems.ts';
import { destinationOf } from '../../parts/refund/destinationOf.ts';
import { RefundTable } from '../../parts/refund/RefundTable.tsx';
import { StackedTable, type Column } from '../../parts/table/StackedTable.tsx';
import { GROUP_CALLS } from '../calls.ts';
import { offeringOf, type Group } from '../group.ts';
import { GroupBadge } from '../GroupBadge.tsx';
import { occasionItems, sumInWords } from '../groupItems.ts';
import { BillSection } from './bill/BillSection.tsx';
import { InvoiceSection } from './InvoiceSection.tsx';

const groupItems = (group: Group) => {
  const { kind, offeringNo } = offeringOf(group);
  const { businessNumber } = group;
  return [
    { term: '단체 신청번호', description: group.groupNo },
    { term: '상태', description: <GroupBadge group={group} /> },
    { term: '신청일시', description: formatDateTime(group.applyDate) },
    {
      term: `${KINDS[kind].word}명`,
      description: <TextLink to={offeringPath(kind, offeringNo)}>{group.title}</TextLink>,
    },
    ...occasionItems(group),
    { term: '회사', description: group.businessName },
    ...(businessNumber ? [{ term: '사업자등록번호', description: formatBusinessNumber(businessNumber) }] : []),
    { term: KINDS[kind].feeLabel, description: sumInWords(group.seatPrice, group.counts.seats) },
    { term: '수락 기한', description: formatDeadline(group.acceptUntil) },
  ];
};

type Refund = Group['refunds'][number];

/** Columns of refunds, each with the person of its seat. */
const refundColumns = (group: Group): readonly Column<Refund>[] => [
  { heading: '접수일시', cell: ({ requestedAt }) => formatDateTime(requestedAt) },
  {
    heading: '대상',
    cell: ({ seatNo }) => group.seats.find((seat) => seat.seatNo === seatNo)?.name || '단체 신청',
  },
  { heading: '환불 금액', cell: ({ amount, percent }) => `${formatMoney(amount)} (${percent}%)` },
  {
    heading: '상태',
    cell: ({ statusName, doneAt, rejected }) =>
      [statusName, formatDateTime(doneAt ?? rejected?.at)].filter(Boolean).join(' '),
  },
  {
    heading: '돌려받으실 곳',
    cell: (refund) =>
      refund.status === 'REJECTED'
        ? ['환불하지 않습니다.', refund.rejected?.reason].filter(Boolean).join(' ')
        : destinationOf(refund, group.payment) || '결제하신 수단',
  },
];

/** Reservation, payment and refunds of a group. */
export function GroupDetails({ group }: { group: Group }) {
  const { payment, refunds } = group;
  return (
    <>
      <Section title="신청 정보">
        <DescriptionList items={groupItems(group)} />
      </Section>
      <InvoiceSection group={group} />
      {payment && (
        <Section title="결제 정보">
          <DescriptionList items={paymentItems(payment)} />
        </Section>
      )}
      <CashReceiptSection payment={payment} invalidates={GROUP_CALLS} />
      <BillSection group={group} />
      {refunds.length > 0 && (
        <Section title="환불 정보">
          <StackedTable
            caption="환불 내역"
            columns={refundColumns(group)}
            rows={refunds}
            keyOf={({ refundNo }) => refundNo}
          />
        </Section>
      )}
      <Section
        title="환불 기준"
        lead="신청하신 날의 기준이며, 이후에 바뀌지 않습니다. 한 분의 금액이고, 취소를 신청하신 시각을 기준으로 합니다."
      >
        <RefundTable terms={group.terms} price={group.seatPrice} />
      </Section>
    </>
  );
}
