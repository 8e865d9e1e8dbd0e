import { POST_REPORT_REASON_NAMES } from '@portal/shared/contract/postReport';
import { formatDateTime } from '@portal/shared/format';
import { TextLink } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { boardName, viewPath, type ListedReport } from './kinds.ts';

/** Columns of reported posts: of the waiting ones, or of the hidden ones. */
export const reportColumns = (state: 'waiting' | 'hidden'): Columns<ListedReport> => [
  {
    id: 'title',
    heading: '글',
    cell: (row) => <TextLink to={viewPath(row.postNo)}>{row.title}</TextLink>,
  },
  {
    id: 'board',
    heading: '게시판·글쓴이',
    cell: (row) => (
      <>
        {boardName(row.kind)}, <PersonName memberNo={row.memberNo}>{row.writer}</PersonName>
      </>
    ),
  },
  {
    id: 'since',
    heading: state === 'waiting' ? '처음 신고된 때' : '숨긴 때',
    cell: (row) => formatDateTime(row.since),
  },
  state === 'waiting'
    ? {
        id: 'reasons',
        heading: '신고',
        cell: (row) => `${row.reports}건: ${row.reasons.map((reason) => POST_REPORT_REASON_NAMES[reason]).join(', ')}`,
      }
    : { id: 'reason', heading: '숨긴 사유', cell: (row) => row.hiddenReason ?? '' },
];
