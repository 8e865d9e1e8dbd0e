import { formatDate, formatDateTime } from '@portal/shared/format';
import { formatBusinessNumber } from '@portal/shared/rules';
import { Actions, Badge, Button } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { signedMoney, type Bill } from './bill.ts';

/** Acts of an employee on a bill. */
interface BillActs {
  mark(bill: Bill): void;
  release(bill: Bill): void;
}

export const billColumns = ({ mark, release }: BillActs): Columns<Bill> => [
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
        {!!row.changedBy && (
          <div>파일을 받은 뒤 {signedMoney(row.changedBy)} 바뀜. 발급하면 수정계산서가 생깁니다.</div>
        )}
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
        {row.takenAt && row.status === 'WAITING' && <div>{formatDateTime(row.takenAt)} 파일 받음</div>}
        {row.approvalNumber && <div>{row.approvalNumber}</div>}
      </>
    ),
  },
  {
    id: 'acts',
    heading: '처리',
    cell: (row) =>
      row.status === 'WAITING' ? (
        <Actions>
          <Button size="small" aria-label={`관리번호 ${row.billNo} 승인번호 적기`} onClick={() => mark(row)}>
            승인번호 적기
          </Button>
          {row.takenAt && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`관리번호 ${row.billNo} 발급 안 함`}
              onClick={() => release(row)}
            >
              발급 안 함
            </Button>
          )}
        </Actions>
      ) : (
        '없음'
      ),
  },
];
