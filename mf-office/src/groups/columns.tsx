import { formatCount, formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { Badge, TextLink } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { groupPath, type Group, type ListedGroup } from './group.ts';

export const groupColumns: Columns<ListedGroup> = [
  {
    id: 'business',
    heading: '회사',
    cell: (row) => (
      <>
        <TextLink to={groupPath(row.groupNo)}>{row.businessName || '탈퇴한 회원'}</TextLink>
        <div>
          <PersonName memberNo={row.memberNo}>{row.employer}</PersonName> (단체 {row.groupNo}번)
        </div>
      </>
    ),
  },
  {
    id: 'title',
    heading: '교육·시험',
    cell: (row) => (
      <>
        {row.title}
        <div>{formatDate(row.day)}</div>
      </>
    ),
  },
  { id: 'seats', heading: '자리', cell: ({ counts }) => seatsInWords(counts) },
  {
    id: 'price',
    heading: '신청한 금액',
    cell: (row) => <DecidedSum amount={row.price} look={row.secondLook ?? null} />,
  },
  { id: 'at', heading: '신청 일시', cell: (row) => formatDateTime(row.applyDate) },
  { id: 'status', heading: '상태', cell: (row) => <Badge>{row.statusName}</Badge> },
];

/** Number of seats, and how many are accepted or cancelled. */
export const seatsInWords = ({ seats, confirmed, cancelled }: ListedGroup['counts']): string =>
  `${formatCount(seats)}명 중 ${formatCount(confirmed)}명 수락` +
  (cancelled > 0 ? `, ${formatCount(cancelled)}명 취소` : '');

type Seat = Group['seats'][number];
type Payment = NonNullable<Group['payments']>[number];
type Refund = NonNullable<Group['refunds']>[number];

/** Columns of a group's seats; an accepted seat links to its applicant. */
export const seatColumns = (applicantPath: (userExaminationNo: number) => string): Columns<Seat> => [
  { id: 'position', heading: '자리', cell: (row) => `${row.position}번` },
  {
    id: 'person',
    heading: '이름',
    cell: (row) =>
      row.userExaminationNo === null ? (
        row.name || '지워짐'
      ) : (
        <TextLink to={applicantPath(row.userExaminationNo)}>{row.name || '지워짐'}</TextLink>
      ),
  },
  { id: 'phone', heading: '휴대폰 번호', cell: (row) => row.userPhone || '지워짐' },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <Badge>{row.statusName}</Badge>
        {row.answerName && <div>{row.answerName}</div>}
      </>
    ),
  },
  { id: 'invited', heading: '초대', cell: (row) => formatDateTime(row.invitedAt) || '아직 없음' },
  { id: 'confirmed', heading: '수락', cell: (row) => formatDateTime(row.confirmedAt) || '아직 없음' },
  { id: 'ended', heading: '끝남', cell: (row) => formatDateTime(row.endedAt) || '없음' },
];

export const paymentColumns: Columns<Payment> = [
  { id: 'method', heading: '수단', cell: (row) => row.payMethodName },
  { id: 'amount', heading: '금액', cell: (row) => formatMoney(row.amount) },
  { id: 'refunded', heading: '돌려준 금액', cell: (row) => formatMoney(row.refunded) },
  { id: 'status', heading: '상태', cell: (row) => <Badge>{row.statusName}</Badge> },
  { id: 'opened', heading: '시작', cell: (row) => formatDateTime(row.openedAt) },
  { id: 'paid', heading: '결제', cell: (row) => formatDateTime(row.paidAt) || '결제 전' },
];

/** Columns of a group's refunds, each with the position of its seat. */
export const refundColumns = (seats: readonly Seat[]): Columns<Refund> => [
  {
    id: 'seat',
    heading: '대상',
    cell: (row) => {
      const seat = seats.find(({ seatNo }) => seatNo === row.seatNo);
      return seat ? `${seat.position}번 자리` : '단체';
    },
  },
  { id: 'amount', heading: '금액', cell: (row) => `${formatMoney(row.amount)} (${row.percent}%)` },
  { id: 'status', heading: '상태', cell: (row) => <Badge>{row.statusName}</Badge> },
  { id: 'at', heading: '요청', cell: (row) => formatDateTime(row.requestedAt) },
  { id: 'done', heading: '완료', cell: (row) => formatDateTime(row.finishedAt) || '아직 없음' },
];
