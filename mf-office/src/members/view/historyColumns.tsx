import type { CallEntity } from '@portal/shared/contract';
import type { officeMember } from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';
import { formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { Badge, TextLink, UnbrokenNumbers } from '@portal/shared/ui';
import type { Columns } from '../../parts/table/columns.ts';
import type { Whole } from './useWholeView.ts';

type Application = Whole['applications'][number];
type Payment = Whole['payments'][number];
type Refund = NonNullable<CallEntity<typeof officeMember>['refunds']>[number];
type Imported = NonNullable<Whole['imported']>[number];
type Certificate = Whole['certificates'][number];
type Session = Whole['sessions'][number];
type Notice = Whole['notices'][number];

const OFFERING_PAGES = { education: '/office/courses/view', exam: '/office/exams/view' };
const applicationPath = ({ kind, offeringNo, userExaminationNo }: Application) =>
  isKnown(OFFERING_PAGES, kind)
    ? `${OFFERING_PAGES[kind]}?offeringNo=${offeringNo}&userExaminationNo=${userExaminationNo}`
    : null;

/** Columns of applications; each links to its row under the course or exam if the employee may open it. */
export const applicationColumns = (mayOpen: boolean): Columns<Application> => [
  {
    id: 'title',
    heading: '교육·시험',
    cell: (row) => {
      const path = mayOpen && applicationPath(row);
      return path ? <TextLink to={path}>{row.title}</TextLink> : row.title;
    },
  },
  { id: 'no', heading: '신청 번호', cell: (row) => `${row.userExaminationNo}번` },
  { id: 'at', heading: '신청 일시', cell: (row) => formatDateTime(row.applyDate) },
  { id: 'status', heading: '상태', cell: (row) => <Badge>{row.statusName}</Badge> },
];

/** Columns of payments; each links to the report of its day if the employee may open it. */
export const paymentColumns = (mayOpen: boolean): Columns<Payment> => [
  { id: 'title', heading: '교육·시험', cell: (row) => row.title },
  { id: 'amount', heading: '금액', cell: (row) => formatMoney(row.amount) },
  { id: 'refunded', heading: '돌려준 금액', cell: (row) => formatMoney(row.refunded) },
  { id: 'status', heading: '상태', cell: (row) => <Badge>{row.statusName}</Badge> },
  {
    id: 'day',
    heading: '결제일',
    cell: (row) => {
      if (!row.paidOn) return '결제 전';
      const day = formatDate(row.paidOn);
      return mayOpen ? <TextLink to={`/office/days?day=${row.paidOn}`}>{day}</TextLink> : day;
    },
  },
];

/** Page on which a refund is processed, or the report of the day of its payment; null in between. */
function refundPath({ need, refundedOn }: Refund, mayOpenDay: boolean): string | null {
  if (need) return `/office/refunds?need=${need}`;
  return mayOpenDay && refundedOn ? `/office/days?day=${refundedOn}` : null;
}

/** Columns of refunds; each links to the list in which it waits, or to the report of its day if it may be opened. */
export const refundColumns = (mayOpenDay: boolean): Columns<Refund> => [
  {
    id: 'title',
    heading: '교육·시험',
    cell: (row) => {
      const path = refundPath(row, mayOpenDay);
      return path ? <TextLink to={path}>{row.title}</TextLink> : row.title;
    },
  },
  { id: 'amount', heading: '금액', cell: (row) => formatMoney(row.amount) },
  { id: 'at', heading: '요청 일시', cell: (row) => formatDateTime(row.requestedAt) },
  { id: 'status', heading: '상태', cell: (row) => <Badge>{row.statusName}</Badge> },
];

/** Columns of applications of the former system, which have no pages. */
export const importedColumns: Columns<Imported> = [
  { id: 'title', heading: '교육·시험', cell: ({ title, part }) => [title, part].filter(Boolean).join(' ') },
  { id: 'number', heading: '이전 신청번호', cell: (row) => row.number },
  { id: 'day', heading: '교육·시험일', cell: (row) => formatDate(row.heldOn) },
  {
    id: 'status',
    heading: '상태',
    cell: ({ statusName, score }) => <Badge>{score === null ? statusName : `${statusName} ${score}점`}</Badge>,
  },
  {
    id: 'paid',
    heading: '결제',
    cell: ({ paid, paidBy, paidOn }) =>
      paid > 0 ? [formatMoney(paid), paidBy, formatDate(paidOn)].filter(Boolean).join(', ') : '없음',
  },
  {
    id: 'refunded',
    heading: '환불',
    cell: ({ refunded, refundedOn }) =>
      refunded > 0 ? [formatMoney(refunded), formatDate(refundedOn)].filter(Boolean).join(', ') : '없음',
  },
];

/** Columns of certificates; each links to its row in the list if the employee may open it. */
export const certificateColumns = (mayOpen: boolean): Columns<Certificate> => [
  {
    id: 'name',
    heading: '자격증',
    cell: (row) =>
      mayOpen ? (
        <TextLink to={`/office/certificates?certificateNo=${row.certificateNo}`}>{row.certName}</TextLink>
      ) : (
        row.certName
      ),
  },
  {
    id: 'number',
    heading: '자격증 번호',
    cell: (row) => <UnbrokenNumbers>{row.number || '발급 전'}</UnbrokenNumbers>,
  },
  { id: 'at', heading: '신청 일시', cell: (row) => formatDateTime(row.requestedAt) },
  { id: 'status', heading: '상태', cell: (row) => <Badge>{row.statusName}</Badge> },
];

/** Columns of sessions: start, address and state. */
export const sessionColumns: Columns<Session> = [
  { id: 'at', heading: '로그인 일시', cell: (row) => formatDateTime(row.startedAt) },
  { id: 'ip', heading: '접속 주소', cell: (row) => row.ip || '남아 있지 않음' },
  {
    id: 'live',
    heading: '상태',
    cell: (row) => <Badge>{row.isLive ? '접속 중' : '끝남'}</Badge>,
  },
];

/** Columns of notices sent to the member. */
export const noticeColumns: Columns<Notice> = [
  { id: 'title', heading: '제목', cell: (row) => row.title },
  { id: 'at', heading: '일시', cell: (row) => formatDateTime(row.raisedAt) },
  { id: 'content', heading: '내용', cell: (row) => row.content },
];
