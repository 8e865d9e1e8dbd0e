import type { InquiryStatus } from '@portal/shared/contract/inquiry';
import { formatDateTime } from '@portal/shared/format';
import { TextLink } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { kindName, viewPath, type ListedInquiry } from './inquiry.ts';
import { waited } from './waited.ts';

/** The columns of inquiries in one state. */
export const inquiryColumns = (status: InquiryStatus, now: Date): Columns<ListedInquiry> => [
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
