import { formatDate, formatDateTime } from '@portal/shared/format';
import { formatBusinessNumber } from '@portal/shared/rules';
import { Badge, Button } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { signedMoney, type Bill } from './bill.ts';

export const billColumns = (mark: (bill: Bill) => void): Columns<Bill> => [
  {
    id: 'business',
    heading: '받는 곳',
    cell: (row) => (
      <>
        <PersonName memberNo={row.memberNo}>{row.businessName}</PersonName>
        <div>
          {formatBusinessNumber(row.businessNumber)} (관리번호 {row.billNo})
        </div>
      </>
    ),
  },
  {
    id: 'title',
    heading: '내용',
    cell: (row) => (
      <>
        {row.title} (단체 {row.groupNo}번)
        <div>{row.kindName}</div>
      </>
    ),
  },
  {
    id: 'amount',
    heading: '금액',
    cell: (row) => (
      <>
        <strong>{signedMoney(row.amount)}</strong>
        <div>{row.isPaid ? '영수' : '청구'}</div>
      </>
    ),
  },
  { id: 'written', heading: '작성일자', cell: (row) => formatDate(row.writtenOn) },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <Badge>{row.statusName}</Badge>
        <div>{row.issuedAt ? formatDateTime(row.issuedAt) : `${formatDate(row.dueOn)}까지 발급`}</div>
        {row.approvalNumber && <div>{row.approvalNumber}</div>}
      </>
    ),
  },
  {
    id: 'acts',
    heading: '처리',
    cell: (row) =>
      row.status === 'WAITING' ? (
        <Button size="small" aria-label={`관리번호 ${row.billNo} 승인번호 적기`} onClick={() => mark(row)}>
          승인번호 적기
        </Button>
      ) : (
        '없음'
      ),
  },
];
