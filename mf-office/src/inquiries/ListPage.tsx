import { useItem } from '@portal/shared/client';
import { INQUIRY_STATUS_NAMES, type InquiryStatus } from '@portal/shared/contract/inquiry';
import { officeInquiries } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { serverNow } from '@portal/shared/time';
import { TextLink } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { kindName, type ListedInquiry, viewPath } from './inquiry.ts';
import { waited } from './waited.ts';

/** The columns of inquiries in one state. */
const inquiryColumns = (status: InquiryStatus, now: Date): Columns<ListedInquiry> => [
  {
    id: 'title',
    heading: '제목',
    cell: (row) => <TextLink to={viewPath(row.inquiryNo)}>{row.title}</TextLink>,
  },
  { id: 'kind', heading: '종류', cell: (row) => kindName(row.kind) },
  {
    id: 'writer',
    heading: '회원',
    cell: (row) => <PersonName memberNo={row.memberNo}>{row.writer}</PersonName>,
  },
  { id: 'asked', heading: '처음 물은 때', cell: (row) => formatDateTime(row.regDate) },
  status === 'OPEN'
    ? { id: 'waits', heading: '기다린 시간', cell: (row) => (row.waitsSince ? waited(row.waitsSince, now) : '') }
    : {
        id: 'answered',
        heading: '마지막 답변',
        cell: (row) => (row.answeredAt ? formatDateTime(row.answeredAt) : '답변 없이 종료'),
      },
];

const { OPEN, ...OTHERS } = INQUIRY_STATUS_NAMES;
const STATUSES = filterOf(OTHERS, OPEN, 'OPEN');

const EMPTY: Record<InquiryStatus, string> = {
  OPEN: '답변할 문의가 없습니다.',
  ANSWERED: '답변하고 아직 열려 있는 문의가 없습니다.',
  CLOSED: '종료된 문의가 없습니다.',
};

/** /office/inquiries: inquiries of members, longest waiting first. */
export default officeList({
  title: '1:1 문의',
  lead: '회원이 남긴 문의와 민원입니다. 오래 기다린 것부터 보입니다. 답변하면 회원에게 알립니다.',
  filter: { ...STATUSES, name: 'status', label: '보기', bar: '문의 찾기', as: 'chips' },
  useRows: (paging, status) => useItem(officeInquiries, { ...paging, status }),
  useColumns: (status) => inquiryColumns(status, serverNow()),
  keyOf: ({ inquiryNo }) => inquiryNo,
  empty: (status) => EMPTY[status],
});
