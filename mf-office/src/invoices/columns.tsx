import { formatCount, formatDate, formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { formatBusinessNumber } from '@portal/shared/rules';
import { Actions, Badge, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import type { Allowance, Invoice } from './invoice.ts';

/** Acts of an employee on an invoice. */
export interface InvoiceActs {
  confirm(invoice: Invoice): void;
  cancelSeats(invoice: Invoice): void;
  writeOff(invoice: Invoice): void;
}

/**
 * Buttons for the actions that the API allows. `confirm` and `returnMoney` share a dialog, which records incoming money
 * whether it pays the invoice or goes back.
 */
const BUTTONS = [
  { action: 'confirm', label: '입금 확인', act: 'confirm', variant: 'primary' },
  { action: 'cancelSeats', label: '자리 취소', act: 'cancelSeats', variant: 'secondary' },
  { action: 'returnMoney', label: '들어온 돈 돌려주기', act: 'confirm', variant: 'secondary' },
  { action: 'writeOff', label: '미수 종결', act: 'writeOff', variant: 'secondary' },
] as const;

export const invoiceColumns = (acts: InvoiceActs): Columns<Invoice> => [
  {
    id: 'business',
    heading: '회사',
    cell: (row) => (
      <>
        {row.businessName || '탈퇴한 회원'}
        <div>
          <PersonName memberNo={row.memberNo}>{row.employer}</PersonName> (단체 {row.groupNo}번)
        </div>
      </>
    ),
  },
  {
    id: 'number',
    heading: '청구서',
    cell: (row) => (
      <>
        {row.number}
        <div>{formatDateTime(row.issuedAt)}</div>
      </>
    ),
  },
  {
    id: 'title',
    heading: '교육·시험',
    cell: (row) => (
      <>
        {row.title}
        <div>
          {formatDate(row.day)},{' '}
          {row.seats === 0 ? '모두 취소' : `${formatCount(row.seats)}명 중 ${formatCount(row.accepted)}명 수락`}
        </div>
      </>
    ),
  },
  {
    id: 'amount',
    heading: '금액',
    cell: (row) => (
      <DecidedSum amount={row.amount} look={row.secondLook}>
        {row.amount < row.issuedAmount && <div>처음 {formatMoney(row.issuedAmount)}</div>}
        {!!row.received && <div>들어온 돈 {formatMoney(row.received)}</div>}
      </DecidedSum>
    ),
  },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <Badge tone={row.isOverdue ? 'danger' : 'neutral'}>{row.isOverdue ? '기한 지남' : row.statusName}</Badge>
        <div>{row.paidOn ? `${formatDate(row.paidOn)} 입금` : `${formatDeadline(row.dueAt)}까지`}</div>
      </>
    ),
  },
  {
    id: 'acts',
    heading: '처리',
    cell: (row) =>
      row.allowedActions.length === 0 ? (
        '없음'
      ) : (
        <Actions>
          {BUTTONS.filter(({ action }) => row.allowedActions.includes(action)).map(
            ({ action, label, act, variant }) => (
              <Button
                key={action}
                size="small"
                variant={variant}
                aria-label={`${row.number} ${label}`}
                onClick={() => acts[act](row)}
              >
                {label}
              </Button>
            ),
          )}
        </Actions>
      ),
  },
];

/** Acts of an employee on an allowance. */
export interface AllowanceActs {
  confirm(allowance: Allowance): void;
  end(allowance: Allowance): void;
}

export const allowanceColumns = (acts: AllowanceActs): Columns<Allowance> => [
  {
    id: 'business',
    heading: '회사',
    cell: (row) => (
      <>
        {row.businessName}
        <div>{formatBusinessNumber(row.businessNumber)}</div>
      </>
    ),
  },
  {
    id: 'employer',
    heading: '회원',
    cell: (row) => (
      <>
        <PersonName memberNo={row.memberNo}>{row.employer || '탈퇴한 회원'}</PersonName> {row.userId}
      </>
    ),
  },
  { id: 'limit', heading: '한도', cell: (row) => <DecidedSum amount={row.limit} look={row.secondLook} /> },
  { id: 'owed', heading: '지금 받을 금액', cell: (row) => formatMoney(row.owed) },
  { id: 'until', heading: '마지막 날', cell: (row) => formatDate(row.untilDay) },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <Badge>{row.statusName}</Badge>
        <div>
          {row.allowedBy}, {formatDateTime(row.allowedAt)}
        </div>
      </>
    ),
  },
  {
    id: 'acts',
    heading: '처리',
    cell: (row) =>
      row.allowedActions.length === 0 ? (
        '없음'
      ) : (
        <Actions>
          {row.allowedActions.includes('confirm') && (
            <Button size="small" aria-label={`${row.businessName} 확인`} onClick={() => acts.confirm(row)}>
              확인
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            aria-label={`${row.businessName} 끝내기`}
            onClick={() => acts.end(row)}
          >
            끝내기
          </Button>
        </Actions>
      ),
  },
];
