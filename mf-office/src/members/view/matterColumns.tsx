import { isKnown } from '@portal/shared/contract/words';
import { formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { Badge, TextLink, UnbrokenNumbers } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../../parts/table/columns.ts';
import type { Whole } from './useWholeView.ts';

type Application = Whole['applications'][number];
type Payment = Whole['payments'][number];
type Certificate = Whole['certificates'][number];
type Session = Whole['sessions'][number];
type Notice = Whole['notices'][number];

const applications = columnsOf<Application>();
const payments = columnsOf<Payment>();
const certificates = columnsOf<Certificate>();
const sessions = columnsOf<Session>();
const notices = columnsOf<Notice>();

const OFFERING_PAGES = { education: '/office/courses/view', exam: '/office/exams/view' };
const applicationPath = ({ kind, offeringNo, userExaminationNo }: Application) =>
  isKnown(OFFERING_PAGES, kind)
    ? `${OFFERING_PAGES[kind]}?offeringNo=${offeringNo}&userExaminationNo=${userExaminationNo}`
    : null;

/** Applications; they lead to their row under the course or exam where the employee may open it. */
export const applicationColumns = (mayOpen: boolean): Columns<Application> => [
  applications.display({
    id: 'title',
    header: '교육·시험',
    cell: ({ row: { original } }) => {
      const path = mayOpen && applicationPath(original);
      return path ? <TextLink to={path}>{original.title}</TextLink> : original.title;
    },
  }),
  applications.display({ id: 'no', header: '신청 번호', cell: ({ row }) => `${row.original.userExaminationNo}번` }),
  applications.display({ id: 'at', header: '신청 일시', cell: ({ row }) => formatDateTime(row.original.applyDate) }),
  applications.display({ id: 'status', header: '상태', cell: ({ row }) => <Badge>{row.original.statusName}</Badge> }),
];

/** Payments; they lead to the books of their day where the employee may open them. */
export const paymentColumns = (mayOpen: boolean): Columns<Payment> => [
  payments.display({ id: 'title', header: '교육·시험', cell: ({ row }) => row.original.title }),
  payments.display({ id: 'amount', header: '금액', cell: ({ row }) => formatMoney(row.original.amount) }),
  payments.display({ id: 'refunded', header: '돌려준 금액', cell: ({ row }) => formatMoney(row.original.refunded) }),
  payments.display({ id: 'status', header: '상태', cell: ({ row }) => <Badge>{row.original.statusName}</Badge> }),
  payments.display({
    id: 'day',
    header: '결제일',
    cell: ({ row: { original } }) => {
      if (!original.paidOn) return '결제 전';
      const day = formatDate(original.paidOn);
      return mayOpen ? <TextLink to={`/office/days?day=${original.paidOn}`}>{day}</TextLink> : day;
    },
  }),
];

/** Certificates; they lead to their row in the list of certificates where the employee may open it. */
export const certificateColumns = (mayOpen: boolean): Columns<Certificate> => [
  certificates.display({
    id: 'name',
    header: '자격증',
    cell: ({ row: { original } }) =>
      mayOpen ? (
        <TextLink to={`/office/certificates?certificateNo=${original.certificateNo}`}>{original.certName}</TextLink>
      ) : (
        original.certName
      ),
  }),
  certificates.display({
    id: 'number',
    header: '자격증 번호',
    cell: ({ row }) => <UnbrokenNumbers>{row.original.number || '발급 전'}</UnbrokenNumbers>,
  }),
  certificates.display({ id: 'at', header: '신청 일시', cell: ({ row }) => formatDateTime(row.original.requestedAt) }),
  certificates.display({ id: 'status', header: '상태', cell: ({ row }) => <Badge>{row.original.statusName}</Badge> }),
];

/** Sessions: when and from where. */
export const sessionColumns: Columns<Session> = [
  sessions.display({ id: 'at', header: '로그인 일시', cell: ({ row }) => formatDateTime(row.original.startedAt) }),
  sessions.display({ id: 'ip', header: '접속 주소', cell: ({ row }) => row.original.ip || '남아 있지 않음' }),
  sessions.display({
    id: 'live',
    header: '상태',
    cell: ({ row }) => <Badge>{row.original.isLive ? '접속 중' : '끝남'}</Badge>,
  }),
];

/** Notices that the member was told. */
export const noticeColumns: Columns<Notice> = [
  notices.display({ id: 'title', header: '제목', cell: ({ row }) => row.original.title }),
  notices.display({ id: 'at', header: '일시', cell: ({ row }) => formatDateTime(row.original.raisedAt) }),
  notices.display({ id: 'content', header: '내용', cell: ({ row }) => row.original.content }),
];
