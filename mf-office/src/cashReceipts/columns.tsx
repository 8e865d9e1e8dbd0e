import type { CallEntity } from '@portal/shared/contract';
import type { officeCashReceipts } from '@portal/shared/contract/office';
import { formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { Button, TextLink } from '@portal/shared/ui';
import { CashReceiptBadge } from '../parts/cashReceipt/CashReceiptBadge.tsx';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';

export type OfficeCashReceipt = CallEntity<typeof officeCashReceipts>['list'][number];

/** Details of a cash receipt for the decision dialog. */
export const detailsOf = (receipt: OfficeCashReceipt) => [
  { term: '신청자', description: receipt.name || '탈퇴한 회원' },
  { term: '내용', description: receipt.title },
  { term: '용도', description: `${receipt.typeName} ${receipt.number}` },
  { term: '낸 금액', description: formatMoney(receipt.paid) },
  { term: '실패한 까닭', description: receipt.failureName || '없음' },
];

export const cashReceiptColumns = (retry: (receipt: OfficeCashReceipt) => void): Columns<OfficeCashReceipt> => [
  {
    id: 'name',
    heading: '신청자',
    cell: (row) => (
      <>
        <PersonName memberNo={row.memberNo}>{row.name || '탈퇴한 회원'}</PersonName>
        <div>{row.title}</div>
      </>
    ),
  },
  { id: 'type', heading: '용도', cell: (row) => `${row.typeName} ${row.number}` },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <CashReceiptBadge receipt={row} />
        <div>{formatDateTime(row.requestedAt)} 신청</div>
        {row.failureName && <div>{row.failureName}</div>}
        {row.mayRetry && row.dueAt && <div>법정 기한 {formatDeadline(row.dueAt)}</div>}
      </>
    ),
  },
  { id: 'paid', heading: '낸 금액', cell: (row) => formatMoney(row.paid) },
  {
    id: 'amount',
    heading: '발급 금액',
    cell: (row) => (
      <>
        {formatMoney(row.amount)}
        {row.url && (
          <div>
            <TextLink href={row.url} target="_blank">
              승인번호 {row.issueNumber}
            </TextLink>
          </div>
        )}
      </>
    ),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) =>
      row.mayRetry ? (
        <Button size="small" onClick={() => retry(row)}>
          다시 보내기
        </Button>
      ) : (
        '없음'
      ),
  },
];
