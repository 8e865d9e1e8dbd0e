import { POST_REPORT_REASON_NAMES } from '@portal/shared/contract/postReport';
import { formatDateTime } from '@portal/shared/format';
import { TextLink } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import { boardName, viewPath, type ListedReport } from './kinds.ts';

const { display } = columnsOf<ListedReport>();

/** The columns of reported posts: of those that wait, or of those that are hidden. */
export const reportColumns = (state: 'waiting' | 'hidden'): Columns<ListedReport> => [
  display({
    id: 'title',
    header: '글',
    cell: ({ row: { original } }) => <TextLink to={viewPath(original.postNo)}>{original.title}</TextLink>,
  }),
  display({
    id: 'board',
    header: '게시판·글쓴이',
    cell: ({ row: { original } }) => `${boardName(original.kind)}, ${original.writer}`,
  }),
  display({
    id: 'since',
    header: state === 'waiting' ? '처음 신고된 때' : '숨긴 때',
    cell: ({ row }) => formatDateTime(row.original.since),
  }),
  state === 'waiting'
    ? display({
        id: 'reasons',
        header: '신고',
        cell: ({ row: { original } }) =>
          `${original.reports}건: ${original.reasons.map((reason) => POST_REPORT_REASON_NAMES[reason]).join(', ')}`,
      })
    : display({ id: 'reason', header: '숨긴 사유', cell: ({ row }) => row.original.hiddenReason ?? '' }),
];
